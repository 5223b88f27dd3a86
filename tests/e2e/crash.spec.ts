import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { OwnInstallation } from './own-installation'

let own: OwnInstallation

test.beforeAll(() => {
  own = new OwnInstallation('crash')
})
test.afterAll(() => own.end())

test('killing the whole process group during a stream of votes loses no acknowledged vote', async () => {
  test.setTimeout(180_000)
  const base = await own.start()
  const { project_id, wish_id } = await demoWish(base.url, base.output())

  const acknowledged: string[] = []
  const voters = Array.from({ length: 8 }, (_, n) => voteOn(base.url, wish_id, n, acknowledged))
  while (acknowledged.length < 300) await sleep(5)
  own.signal(base.pid, 'SIGKILL')
  await Promise.all(voters)
  expect(acknowledged.length).toBeGreaterThanOrEqual(300)

  const again = await own.start()
  for (const fingerprint of acknowledged) {
    const answer = await fetch(`${again.url}/api/v1/votes/check/${wish_id}?fingerprint=${fingerprint}`)
    expect((await answer.json()).data.has_voted, fingerprint).toBe(true)
  }
  expect(again.output()).not.toContain('Demo project made')
  const list = await fetch(`${again.url}/portal/wishes?project_id=${project_id}`)
  expect(list.status).toBe(200)
})

async function demoWish(url: string, output: string) {
  const project_id = /Demo project.*?([0-9a-f-]{36})/.exec(output)?.[1] ?? ''
  const answer = await fetch(`${url}/portal/wishes?project_id=${project_id}&status=open&per_page=1`)
  const { data } = await answer.json()
  return { project_id, wish_id: String(data[0].id) }
}

/** Votes on and on, each time as somebody else, until the server is gone. */
async function voteOn(url: string, wish_id: string, voter: number, acknowledged: string[]): Promise<void> {
  for (let n = 0; ; n += 1) {
    const fingerprint = `crash-${voter}-${n}`
    const vote = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ wish_id, fingerprint }),
    }
    const answer = await fetch(`${url}/portal/votes`, vote).catch(() => null)
    if (!answer) return
    if (answer.status === 201) acknowledged.push(fingerprint)
  }
}
