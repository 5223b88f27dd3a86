import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/db'
import { findEntryOfToken } from '@/lib/domain/waitlist/find-entry-of-token'
import { setEnv } from '@/lib/env'
import { queues } from '@/lib/jobs/queues'
import { newSession } from '@/tests/support/access'
import { DAY, later } from '@/tests/support/at'
import { newListener } from '@/tests/support/events'
import { hold } from '@/tests/support/locks'
import { hurry, until } from '@/tests/support/mail'
import { newProject, type Project } from '@/tests/support/seeds'
import {
  expectTrueLine,
  invitationJobs,
  invite,
  join,
  joined,
  leave,
  newUndo,
  removeFromLine,
  tokenMailed,
  undo,
  waitlistLetters,
  workInvitation,
  workInvitations,
} from '@/tests/support/waitlist'

vi.setConfig({ testTimeout: 60_000 })
beforeAll(() => setEnv({ RATE_LIMIT_SCALE: '10000' }))

const at = (n: number) => `a${n}@example.com`
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

async function lineOf(count: number): Promise<{ project: Project; ids: string[] }> {
  const project = await newProject()
  const ids: string[] = []
  for (const n of upTo(count)) ids.push((await joined(project, { email: at(n) })).id)
  return { project, ids }
}

const addressed = async (project: Project) =>
  (await waitlistLetters(project, 'invited')).flatMap(({ to }) => to).toSorted()
const licences = ({ id: project_id }: Project) => db.license_key.count({ where: { project_id } })
const expectWritten = async (project: Project, ...emails: string[]) => {
  expect(await addressed(project)).toEqual(emails.toSorted())
  expect(await licences(project)).toBe(emails.length)
}

test('an invitation writes nothing itself: its jobs do, of 25 each', async () => {
  const { project } = await lineOf(30)
  await invite(project, { count: 30, mint_license: {} })
  await expectWritten(project)
  const jobs = await invitationJobs(project)
  const sizes = jobs.map(({ data }) => queues.send_invitations.payload.parse(data).entry_ids.length)
  expect(sizes.toSorted()).toEqual([25, 5])
  await workInvitations(project)
  await expectWritten(project, ...upTo(30).map(at))
})

test('each becomes the person whose licence it is; without one nobody is made known', async () => {
  const { project, ids } = await lineOf(2)
  await invite(project, { ids: [ids[0]], mint_license: { plan: 'pro' } })
  await invite(project, { ids: [ids[1]] })
  await workInvitations(project)
  const rows = await db.waitlist_entry.findMany({ where: { project_id: project.id }, orderBy: { joined_at: 'asc' } })
  const licence = await db.license_key.findFirstOrThrow({ where: { project_id: project.id } })
  expect(rows.map(({ end_user_id }) => end_user_id)).toEqual([licence.end_user_id, null])
  expect(await db.end_user.count({ where: { project_id: project.id } })).toBe(1)
})

test('the audit log has the licences as made by who invited', async () => {
  const { project } = await lineOf(1)
  const { headers } = await invite(project, { count: 1, mint_license: {} })
  await workInvitations(project)
  const where = { record_type: 'license_key', change: 'created', project_id: project.id } as const
  expect(await db.audit_log.findMany({ where })).toMatchObject([{ request_id: headers.get('x-request-id') }])
})

test('a job that runs three times at once mints and writes to each once', async () => {
  const { project } = await lineOf(8)
  await newListener(project)
  await invite(project, { count: 8, mint_license: {} })
  const [job] = await invitationJobs(project)
  if (!job) throw new Error('there is a job')
  await Promise.all(upTo(3).map(() => workInvitation(job)))
  await workInvitation(job)
  await expectWritten(project, ...upTo(8).map(at))
  await expectTrueLine(project)
})

test('a job that is stopped on the way and run again leaves nobody out and writes to nobody twice', async () => {
  const { project, ids } = await lineOf(4)
  await invite(project, { count: 4, mint_license: {} })
  const [job] = await invitationJobs(project)
  if (!job) throw new Error('there is a job')
  const written = async () => (await addressed(project)).length
  const held = await hold('waitlist_entry', ids[1] ?? '')
  const stop = new AbortController()
  const running = expect(workInvitation(job, stop.signal)).rejects.toThrow()
  await until(async () => (await written()) > 0)
  stop.abort()
  await held.release()
  await running
  expect(await written()).toBeLessThan(4)
  await workInvitation(job)
  await expectWritten(project, ...upTo(4).map(at))
})

test('whose letter cannot be written keeps nobody else from theirs, and gets it later', async () => {
  const { project, ids } = await lineOf(3)
  await invite(project, { count: 3, mint_license: {} })
  const [job] = await invitationJobs(project)
  if (!job) throw new Error('there is a job')
  const held = await hold('waitlist_entry', ids[1] ?? '')
  await expect(workInvitation(job)).rejects.toThrow()
  await held.release()
  await expectWritten(project, at(1), at(3))
  await workInvitation(job)
  await expectWritten(project, at(1), at(2), at(3))
})

test('while the letters are written people join, also where a job waits for one of them', async () => {
  const { project, ids } = await lineOf(2)
  await invite(project, { count: 2, mint_license: {} })
  const held = await hold('waitlist_entry', ids[1] ?? '')
  const [job] = await invitationJobs(project)
  if (!job) throw new Error('there is a job')
  const working = workInvitation(job)
  await until(async () => (await addressed(project)).length > 0)
  const answers = await Promise.all(upTo(10).map((n) => join(project, { email: at(10 + n) })))
  expect(answers.map(({ status }) => status)).toEqual(upTo(10).map(() => 201))
  await held.release()
  await working
  await expectWritten(project, at(1), at(2))
})

test('who was deleted, or joined anew, before their letter gets none; who is invited again gets one of the new terms', async () => {
  const { project, ids } = await lineOf(3)
  await invite(project, { count: 3, mint_license: { plan: 'old' } })
  await removeFromLine(project, ids[0] ?? '')
  for (const n of [2, 3]) {
    await leave(project, { email: at(n) })
    await joined(project, { email: at(n) })
  }
  await later(1_000, () => invite(project, { ids: [ids[2]], mint_license: { plan: 'new' } }))
  await workInvitations(project)
  await expectWritten(project, at(3))
  expect(await db.license_key.findFirst({ where: { project_id: project.id } })).toMatchObject({ plan: 'new' })
})

test('a letter that had been sent is not sent again to who comes back; to who was invited anew it is', async () => {
  const { project } = await lineOf(1)
  await invite(project, { count: 1, mint_license: {} })
  await workInvitations(project)
  await leave(project, { email: at(1) })
  await undo(project, await tokenMailed(project, 'left'))
  await hurry()
  await workInvitations(project)
  await expectWritten(project, at(1))
  await leave(project, { email: at(1) })
  await joined(project, { email: at(1) })
  await later(1_000, async () => {
    await invite(project, { count: 1, mint_license: {} })
    await workInvitations(project)
  })
  await expectWritten(project, at(1), at(1))
})

test('a stranger’s leave and join before the letter takes an invitation from nobody: the link brings it back, and the key comes', async () => {
  const { project, ids } = await lineOf(2)
  await invite(project, { count: 2, mint_license: {} })
  for (const n of [1, 2]) await leave(project, { email: at(n) })
  await joined(project, { email: at(2) })
  await workInvitations(project)
  await expectWritten(project)
  for (const n of [1, 2]) {
    const token = await tokenMailed(project, 'left', at(n))
    expect((await findEntryOfToken(project.id, token, 'undo'))?.is_done).toBe(false)
    const { data } = await undo(project, token)
    expect((await findEntryOfToken(project.id, token, 'undo'))?.is_done).toBe(true)
    expect(data).toMatchObject({ id: ids[n - 1], status: 'invited', position: null })
  }
  await hurry()
  await workInvitations(project)
  await expectWritten(project, at(1), at(2))
  await hurry()
  expect(await invitationJobs(project)).toEqual([])
  await expectTrueLine(project)
})

test('a letter that waits for somebody to come back is given up with their link', async () => {
  const { project } = await lineOf(1)
  await invite(project, { count: 1 })
  await leave(project, { email: at(1) })
  await workInvitations(project)
  await hurry()
  expect(await invitationJobs(project)).toHaveLength(1)
  await later(31 * DAY, () => workInvitations(project))
  await hurry()
  expect(await invitationJobs(project)).toEqual([])
})

test('a link of before the invitation does not take it back', async () => {
  const { project } = await lineOf(0)
  const token = await newUndo(project, at(1))
  await joined(project, { email: at(1) })
  await invite(project, { count: 1 })
  expect((await undo(project, token)).data).toMatchObject({ status: 'invited' })
  const owner = { headers: { Authorization: `Bearer ${await newSession(project, at(1))}` } }
  expect((await join(project, {}, owner)).data).toMatchObject({ status: 'invited' })
})
