import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/contract/audit-log'
import { contactForms } from '@/lib/contract/contact-forms'
import { endUsers } from '@/lib/contract/end-users'
import { licenseKeys } from '@/lib/contract/license-keys'
import { supportDesk } from '@/lib/contract/support-desk'
import { waitlist } from '@/lib/contract/waitlist'
import { webhooks } from '@/lib/contract/webhooks'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { recount } from '@/lib/domain/maintenance/recount'
import { Prisma } from '@/prisma/client/client'
import { removeDemo, seedScaledDemo } from '@/prisma/seed'
import { send } from '@/tests/support/api'
import { expectTrueCounts } from '@/tests/support/counts'

const MANY = 300

let project_id: string
let key: string
let jobsBefore: unknown

const jobs = () => db.$queryRaw`SELECT count(*)::int FROM pgboss.job`

beforeAll(async () => {
  await removeDemo() // Another test of this worker may have made one.
  jobsBefore = await jobs()
  const demo = await seedScaledDemo(MANY, (_label, work) => work())
  project_id = demo.project_id
  key = demo.api_key
})

/** What stands in every table of the project, as one hash for each. */
async function everything(): Promise<{ [table: string]: string }> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'project_id'`
  const hashes = tables.map(async ({ name }) => {
    const [row] = await db.$queryRaw<[{ hash: string }]>`
      SELECT md5(coalesce(string_agg(kept::text, E'\n' ORDER BY kept::text), '')) AS hash
      FROM ${Prisma.raw(`"${name}"`)} AS kept WHERE project_id = ${project_id}::uuid`
    return [name, row.hash]
  })
  return Object.fromEntries(await Promise.all(hashes))
}

describe('a scaled demo project', () => {
  test.each([
    'support_request',
    'support_message',
    'wish',
    'vote',
    'comment',
    'end_user',
    'license_key',
    'license_activation',
    'waitlist_entry',
    'form_submission',
    'letter',
    'audit_log',
    'event',
    'webhook_delivery',
  ])('has at least so many of %s', async (table) => {
    const [row] = await db.$queryRaw<[{ count: bigint }]>`
      SELECT count(*) FROM ${Prisma.raw(`"${table}"`)} WHERE project_id = ${project_id}::uuid`
    expect(Number(row.count)).toBeGreaterThanOrEqual(MANY)
  })

  test('has true counters, and counting anew changes no row of any table', async () => {
    await expectTrueCounts(project_id)
    const before = await everything()
    await recount(project_id)
    expect(await everything()).toEqual(before)
  })

  test('has true numbers of its forms', async () => {
    const untrue = await db.$queryRaw`
      SELECT id FROM form WHERE project_id = ${project_id}::uuid AND (
        submission_count <> (SELECT count(*) FROM form_submission WHERE form_key = form.id AND NOT is_spam)
        OR spam_count <> (SELECT count(*) FROM form_submission WHERE form_key = form.id AND is_spam)
        OR submission_count <> (SELECT coalesce(sum(submissions), 0) FROM form_day WHERE form_key = form.id)
        OR view_count <> (SELECT coalesce(sum(views), 0) FROM form_day WHERE form_key = form.id)
        OR last_submission_at <> (SELECT max(submitted_at) FROM form_submission WHERE form_key = form.id AND NOT is_spam))`
    expect(untrue).toEqual([])
    const tally = await db.form_submission_tally.findMany({ where: { project_id } })
    for (const { is_spam, count } of tally)
      expect(count).toBe(await db.form_submission.count({ where: { project_id, is_spam } }))
    expect(tally.map(({ is_spam }) => is_spam).sort()).toEqual([false, true])
  })

  test('is a year long, two fifths of it of the last 30 days, and nothing of tomorrow', async () => {
    const [ages] = await db.$queryRaw<[{ oldest: number; newest: number; recent: bigint }]>`
      SELECT extract(epoch FROM now() - min(created_at))::float8 / 86400 AS oldest, extract(epoch FROM now() - max(created_at))::float8 AS newest,
        count(*) FILTER (WHERE created_at > now() - interval '30 days') AS recent
      FROM support_request WHERE project_id = ${project_id}::uuid`
    expect(ages.oldest).toBeGreaterThan(350)
    expect(ages.newest).toBeGreaterThanOrEqual(0)
    expect(Number(ages.recent)).toBeGreaterThan(0.3 * MANY)
  })

  test('leaves nothing to be sent', async () => {
    expect(await jobs()).toEqual(jobsBefore)
    expect(await db.letter.count({ where: { project_id, state: 'pending' } })).toBe(0)
    expect(await db.webhook_delivery.count({ where: { project_id, state: 'pending' } })).toBe(0)
    expect(await db.webhook.count({ where: { project_id, enabled: true } })).toBe(0)
    expect(await db.status_notice.count({ where: { project_id } })).toBe(0)
  })

  test('is shown by every list of the team’s', async () => {
    const [webhook] = await db.webhook.findMany({ where: { project_id } })
    const asked = [
      [wishes.list, {}],
      [supportDesk.list, {}],
      [endUsers.list, {}],
      [licenseKeys.list, {}],
      [waitlist.list, { id: project_id }],
      [auditLog.list, {}],
      [contactForms.submissions, { projectId: project_id }],
      [webhooks.deliveries, { id: webhook?.id ?? '' }],
    ] as const
    for (const [endpoint, params] of asked) {
      const query = { project_id, per_page: '100' }
      const { status, data } = await send(endpoint, { key, params, query })
      expect([endpoint.path, status]).toEqual([endpoint.path, 200])
      expect(data.length).toBeGreaterThan(20)
    }
  })

  test('is found by its words, also where they are no Latin ones', async () => {
    const [foreign] = await db.$queryRaw<[{ title: string }]>`
      SELECT title FROM wish WHERE project_id = ${project_id}::uuid AND title ~ '^[^ -~]' AND merged_into_id IS NULL LIMIT 1`
    for (const search of ['notebooks', foreign.title]) {
      const { data } = await send(wishes.list, { key, query: { project_id, search } })
      expect(data.length, search).toBeGreaterThan(0)
    }
    const { data } = await send(supportDesk.list, { key, query: { project_id, search: 'screenshot' } })
    expect(data.length).toBeGreaterThan(0)
  })

  test('goes with all that is in it', async () => {
    expect(await removeDemo()).toBe(1)
    const nothing = await everything()
    expect(new Set(Object.values(nothing)).size).toBe(1)
    expect(await db.project.count({ where: { id: project_id } })).toBe(0)
  })
})
