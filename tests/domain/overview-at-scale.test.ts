import { beforeAll, describe, expect, test } from 'vitest'
import { db, transaction } from '@/lib/db'
import { utcDay } from '@/lib/domain/forms/form-stats'
import { type Counted, perDay, replyTimes } from '@/lib/domain/overview/per-day'
import { readOverview } from '@/lib/domain/overview/read-overview'
import { waitingLongest } from '@/lib/domain/overview/waiting-longest'
import { createProject } from '@/lib/domain/projects/create-project'
import type { Prisma } from '@/prisma/client/client'
import { nodes, planOf, touched } from '@/tests/support/plans'
import { rowsTouched } from '@/tests/support/touched'

const MANY = 100_000
/** A hundred a day, and a day at the edge. */
const OF_THE_DAYS = 3_100

let project_id: string
const since = utcDay(29)

/** Straight into the tables: what triggers would write beside it is not read here. */
const asTheyAre = (keep: () => Promise<unknown>) =>
  transaction(async () => {
    await db.$executeRaw`SET LOCAL session_replication_role = replica`
    await keep()
  })

beforeAll(async () => {
  project_id = (await createProject({ name: 'Large' })).project.id
  await asTheyAre(
    () => db.$executeRaw`
      INSERT INTO support_request (id, project_id, number, subject, description, status, created_at, updated_at, resolved_at, first_replied_at)
      SELECT gen_random_uuid(), ${project_id}::uuid, n, 'Case ' || n, '', (CASE WHEN n % 200 = 0 THEN 'open' ELSE 'resolved' END)::support_status,
        at, at, at + interval '1 hour', at + n % 5000 * interval '1 second'
      FROM generate_series(1, ${MANY}::int) AS n, LATERAL (SELECT now() - n * interval '864 seconds' AS at) AS moment`,
  )
  await asTheyAre(
    () => db.$executeRaw`
      INSERT INTO vote (id, project_id, wish_id, origin_wish_id, voter_key, created_at)
      SELECT gen_random_uuid(), ${project_id}::uuid, gen_random_uuid(), gen_random_uuid(), 'f:' || n, now() - n * interval '864 seconds'
      FROM generate_series(1, ${MANY}::int) AS n`,
  )
  await db.$executeRaw`ANALYZE support_request, vote`
}, 120_000)

describe(`with ${MANY} of each`, () => {
  test.each(['requests', 'resolved', 'votes'] as Counted[])('%s are read of 30 days alone', async (what) =>
    expectFew(perDay(what, project_id, since), OF_THE_DAYS),
  )

  test('how soon requests were answered is read of 30 days alone', async () =>
    expectFew(replyTimes(project_id, since), OF_THE_DAYS))

  test('the request that has waited longest is one row', async () => expectFew(waitingLongest(project_id), 1))

  test('the whole of it reads no more than those', async () => {
    expect(await rowsTouched(() => readOverview(project_id, { days: 30 }))).toBeLessThanOrEqual(6 * OF_THE_DAYS)
  })
})

async function expectFew(statement: Prisma.Sql, most: number): Promise<void> {
  const plan = await planOf(statement)
  expect(nodes(plan).map((node) => node['Node Type'])).not.toContain('Seq Scan')
  expect(touched(plan)).toBeLessThanOrEqual(most)
}
