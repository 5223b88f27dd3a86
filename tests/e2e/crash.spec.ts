import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { inRoot } from '@/lib/cli/paths'
import { freePort } from '@/lib/cli/postgres/port'

const data = inRoot('.test/crash')
let started: ChildProcess[] = []

test.beforeAll(() => rmSync(data, { recursive: true, force: true }))
test.afterAll(async () => {
  for (const { pid } of started) killGroup(pid, 'SIGTERM')
  await Promise.all(started.map(ended))
})

test('killing the whole process group during a stream of votes loses no acknowledged vote', async () => {
  test.setTimeout(180_000)
  const base = await startInOwnGroup()
  const { project_id, wish_id } = await demoWish(base.url, base.output())

  const acknowledged: string[] = []
  const voters = Array.from({ length: 8 }, (_, n) => voteOn(base.url, wish_id, n, acknowledged))
  while (acknowledged.length < 300) await sleep(5)
  killGroup(base.pid, 'SIGKILL')
  await Promise.all(voters)
  expect(acknowledged.length).toBeGreaterThanOrEqual(300)

  const again = await startInOwnGroup()
  for (const fingerprint of acknowledged) {
    const answer = await fetch(`${again.url}/api/v1/votes/check/${wish_id}?fingerprint=${fingerprint}`)
    expect((await answer.json()).data.has_voted, fingerprint).toBe(true)
  }
  expect(again.output()).not.toContain('Demo project made')
  const list = await fetch(`${again.url}/portal/wishes?project_id=${project_id}`)
  expect(list.status).toBe(200)
})

async function startInOwnGroup() {
  const port = await freePort()
  const environment = {
    ...process.env,
    PORT: String(port),
    BASE_URL: '',
    FRONTDESK_DATA: data,
    RATE_LIMIT_SCALE: '1000',
  }
  const child = spawn(process.execPath, [inRoot('lib/cli/bootstrap.mjs'), 'start'], {
    detached: true,
    env: environment,
  })
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))

  const url = `http://127.0.0.1:${port}`
  while (!said.includes('Ctrl-C stops everything') || !(await isWell(url))) {
    if (child.exitCode !== null) throw new Error(said)
    await sleep(100)
  }
  return { url, pid: child.pid, output: () => said }
}

const isWell = (url: string) =>
  fetch(`${url}/api/v1/health`).then(
    (answer) => answer.ok,
    () => false,
  )

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

function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    started = started.filter((child) => child.pid !== pid)
  }
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode ? null : new Promise((done) => child.once('exit', done))
