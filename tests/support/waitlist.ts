import { expect } from 'vitest'
import { waitlist } from '@/lib/contract/waitlist'
import { db } from '@/lib/db'
import { revealSecrets } from '@/lib/domain/mail/letter-secrets'
import { recount } from '@/lib/domain/maintenance/recount'
import { countWaitlist } from '@/lib/domain/waitlist/count-waitlist'
import { newWaitlistToken } from '@/lib/domain/waitlist/token'
import { sendInvitationsJob } from '@/lib/jobs/handlers/send-invitations'
import { queues } from '@/lib/jobs/queues'
import { sha256 } from '@/lib/secret'
import { type Sent, send } from './api'
import type { Project } from './seeds'

type Fields = { [name: string]: unknown }
type Within = { id: string }

export const join = ({ id }: Within, body: Fields = {}, sent: Sent = {}) =>
  send(waitlist.join, { params: { id }, body, ...sent })

/** Somebody in a project's line by an address, as they see it. */
export const joined = async (project: Within, body: Fields = {}, sent: Sent = {}) =>
  (await join(project, body, sent)).data

export const leave = ({ id }: Within, body: Fields = {}, sent: Sent = {}) =>
  send(waitlist.leave, { params: { id }, body, ...sent })

export const place = ({ id }: Within, query: { [name: string]: string } = {}, sent: Sent = {}) =>
  send(waitlist.status, { params: { id }, query, ...sent })

export const undo = ({ id }: Within, token: string) => send(waitlist.undo, { params: { id }, body: { token } })

export const confirm = ({ id }: Within, token: string) => send(waitlist.confirm, { params: { id }, body: { token } })

export const invite = ({ id, key }: Project, body: Fields, sent: Sent = {}) =>
  send(waitlist.invite, { key, params: { id }, body, ...sent })

type Job = { id: string; data: object }

/** The jobs of a project that are due to write invitations, oldest first. */
export const invitationJobs = ({ id }: Within) => db.$queryRaw<Job[]>`
  SELECT id, data FROM pgboss.job
  WHERE name = 'send_invitations' AND data ->> 'project_id' = ${id} AND start_after <= now() ORDER BY created_on, id`

/** Does one of them as a worker would. */
export const workInvitation = ({ id, data }: Job, signal = new AbortController().signal) =>
  sendInvitationsJob(queues.send_invitations.payload.parse(data), { id, last: false, signal })

/** Does all of them, each once. */
export async function workInvitations(project: Within): Promise<void> {
  for (const job of await invitationJobs(project)) {
    await db.$executeRaw`DELETE FROM pgboss.job WHERE id = ${job.id}::uuid`
    await workInvitation(job)
  }
}

export const listed = ({ id, key }: Project, query: { [name: string]: string } = {}) =>
  send(waitlist.list, { key, params: { id }, query })

export const removeFromLine = ({ id, key }: Project, entryId: string) =>
  send(waitlist.remove, { key, params: { id, entryId } })

type Kind = 'confirm' | 'left' | 'invited'

/** The waitlist's letters of a project, oldest first, as they go out. */
export async function waitlistLetters({ id }: Within, kind: Kind, to?: string) {
  const letters = await db.letter.findMany({
    where: { project_id: id, kind: `waitlist_${kind}`, ...(to && { to: { has: to } }) },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  })
  return Promise.all(letters.map(revealSecrets))
}

/** The token of the newest such letter. */
export async function tokenMailed(project: Within, kind: Kind, to?: string): Promise<string> {
  const { text = '' } = (await waitlistLetters(project, kind, to)).at(-1) ?? {}
  return /wlt_[\w-]{43}/.exec(text)?.[0] ?? ''
}

/** An undo token of somebody new, who has left. */
export async function newUndo(project: Within, email: string): Promise<string> {
  await join(project, { email })
  await leave(project, { email })
  return tokenMailed(project, 'left', email)
}

/** The line as counting says it is, by another statement than the service's: who waits, first to last. */
export const trueLine = ({ id }: Within) => db.$queryRaw<
  { id: string; email: string | null; place: number; position: number }[]
>`
  SELECT id, email, row_number() OVER (ORDER BY rank_at, id)::int AS place, waitlist_before(project_id, rank_at, id)::int + 1 AS position
  FROM waitlist_entry WHERE project_id = ${id}::uuid AND status = 'waiting' ORDER BY 3`

/** A token of an entry, kept directly. */
export async function keepToken(entry_id: string, purpose: 'confirm' | 'undo'): Promise<string> {
  const token = newWaitlistToken()
  await db.$executeRaw`
    INSERT INTO waitlist_token (hash, project_id, entry_id, purpose, joined_at, expires_at)
    SELECT ${sha256(token)}, project_id, id, ${purpose}::waitlist_purpose, joined_at, now() + interval '1 day'
    FROM waitlist_entry WHERE id = ${entry_id}::uuid`
  return token
}

/** Holds that a project's line is what its rows are: places without gaps or doubles, sums of counts that are true, credit given where it is due; and that a recount changes nothing. */
export async function expectTrueLine(project: Within): Promise<void> {
  const line = await trueLine(project)
  expect(line.map(({ position }) => position)).toEqual(line.map((_, n) => n + 1))

  const untrue = await db.$queryRaw`
    SELECT id, referral_count, rank_at FROM waitlist_entry AS entry, (SELECT coalesce((settings ->> 'referral_boost_hours')::int, 0) AS hours FROM project WHERE id = ${project.id}::uuid) AS boost
    WHERE project_id = ${project.id}::uuid AND (
      referral_count <> (SELECT count(*) FROM waitlist_entry AS friend WHERE friend.referred_by_id = entry.id AND is_credited)
      OR rank_at <> joined_at - referral_count * hours * interval '1 hour'
      OR is_credited AND status = 'left')`
  expect(untrue, 'entries whose credit or rank is not so').toEqual([])

  const before = await kept(project)
  const counted = await db.$queryRaw<{ level: number; count: number }[]>`
    SELECT level, sum(waiting)::int AS count FROM waitlist_count WHERE project_id = ${project.id}::uuid GROUP BY level`
  for (const { count } of counted) expect(count).toBe(line.length)
  expect(await countWaitlist(project.id)).toBe(before.entries.filter(({ status }) => status !== 'left').length)
  await recount(project.id)
  expect(await kept(project)).toEqual(before)
}

const kept = async ({ id: project_id }: Within) => ({
  entries: await db.waitlist_entry.findMany({ where: { project_id }, orderBy: { id: 'asc' } }),
  counts: await db.waitlist_count.findMany({
    where: { project_id, waiting: { not: 0 } },
    orderBy: [{ level: 'asc' }, { bucket: 'asc' }],
  }),
  tally: await db.record_tally.findMany({
    where: { project_id, kind: { startsWith: 'waitlist' } },
    orderBy: { kind: 'asc' },
  }),
})
