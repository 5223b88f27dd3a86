import { afterEach, expect, test } from 'vitest'
import { licenseDesk } from '@/lib/contract/license-desk'
import { projectData } from '@/lib/contract/project-data'
import { wishes } from '@/lib/contract/wishes'
import { db, transaction } from '@/lib/db'
import { inLine, patience } from '@/lib/domain/project-data/in-line'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { newProject, type Project } from '@/tests/support/seeds'

const usual = { ...patience }
afterEach(() => void Object.assign(patience, usual))

const rows = (count: number, tag = 'x') =>
  Array.from({ length: count }, (_, n) => ({ email: `p${n}@${tag}.example.com`, name: 'Ana' }))
const people = ({ id, key }: Project, tag: string, sent: Sent = {}) =>
  send(projectData.import, { key, params: { id }, body: { kind: 'end_users', rows: rows(3, tag) }, ...sent })
const licences = ({ id, key }: Project, tag: string) =>
  send(licenseDesk.import, { key, body: { project_id: id, rows: rows(3, tag) } })

/** Has the project's turn until it is let go, as a long import of another process would. */
async function taken({ id }: { id: string }): Promise<() => Promise<void>> {
  let let_go = () => {}
  const held = new Promise<void>((done) => {
    let_go = done
  })
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const long = inLine(id, async () => {
    begin()
    await held
  })
  await begun
  return async () => {
    let_go()
    await long
  }
}

test('imports that come at once wait without a lock, so that no time limit ends them, and all are done', async () => {
  const project = await newProject()
  const letGo = await taken(project)
  const answers = Array.from({ length: 4 }, (_, n) => (n % 2 ? people(project, `a${n}`) : licences(project, 'b')))
  const { status } = await send(wishes.list, { key: project.key, query: { project_id: project.id } })
  expect(status).toBe(200)
  expect(
    await db.$queryRaw`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  ).toEqual([])
  await letGo()
  expect((await Promise.all(answers)).map((each) => each.status)).toEqual(Array(4).fill(200))
  expect(await db.end_user.count({ where: { project_id: project.id } })).toBe(3 * 3)
})

test('who has waited for too long is told to come again, and nothing of theirs is kept; another project goes on', async () => {
  patience.alone = 100
  const [project, other] = [await newProject(), await newProject()]
  const letGo = await taken(project)
  for (const refused of [await people(project, 'a'), await licences(project, 'a')]) {
    expectRefusal(refused, 'RATE_LIMITED')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await people(other, 'a')).status).toBe(200)
  await letGo()
  expect(await db.end_user.count({ where: { project_id: project.id } })).toBe(0)
  expect((await people(project, 'a')).status).toBe(200)
})

test('with an Idempotency-Key the wait is short, and the refusal is not kept as the answer', async () => {
  patience.within = 100
  const project = await newProject()
  const letGo = await taken(project)
  const headers = { 'Idempotency-Key': 'once' }
  expectRefusal(await people(project, 'a', { headers }), 'RATE_LIMITED')
  await letGo()
  expect((await people(project, 'a', { headers })).status).toBe(200)
  await transaction(async () => expect(await inLine(project.id, async () => 'done')).toBe('done'))
})
