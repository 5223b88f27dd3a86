import { beforeAll, describe, expect, test } from 'vitest'
import { waitlist } from '@/lib/contract/waitlist'
import { db, transaction } from '@/lib/db'
import { countWaitlist } from '@/lib/domain/waitlist/count-waitlist'
import { joinWaitlist } from '@/lib/domain/waitlist/join-waitlist'
import { leaveWaitlist } from '@/lib/domain/waitlist/leave-waitlist'
import { listWaitlist } from '@/lib/domain/waitlist/list-waitlist'
import { pageOfIds } from '@/lib/domain/waitlist/page-of-ids'
import { readPlace } from '@/lib/domain/waitlist/read-place'
import { recountWaitlist } from '@/lib/domain/waitlist/recount-waitlist'
import { rerank } from '@/lib/domain/waitlist/rerank'
import { visitor } from '@/tests/support/board'
import { nodes, planOf } from '@/tests/support/plans'
import { newProject, type Project } from '@/tests/support/seeds'
import { rowsTouched } from '@/tests/support/touched'

const MANY = 100_000
const BATCH = 10_000
/** One in ten was invited, one in twenty has left. */
const WAITING = MANY * 0.85
const INVITED = MANY * 0.1

const at = (n: number) => `somebody-${n}@example.com`

let project: Project

/** They joined within 90 days. Nothing is counted on the way: the counts are built afterwards, as a repair builds them. */
beforeAll(async () => {
  project = await newProject()
  const { id } = project
  for (let from = 0; from < MANY; from += BATCH) await transaction(() => keepEntries(id, from))
  for (const kind of ['waitlist_entry', 'waitlist_entry_waiting', 'waitlist_entry_invited', 'waitlist_entry_left'])
    await db.$executeRaw`
      INSERT INTO record_tally SELECT ${id}::uuid, ${kind}, ${id}::uuid, count(*) FROM waitlist_entry
      WHERE project_id = ${id}::uuid AND (${kind} = 'waitlist_entry' OR ${kind} = 'waitlist_entry_' || status)`
  await db.$executeRaw`INSERT INTO waitlist (project_id, last_joined_at) VALUES (${id}::uuid, now())`
  await recountWaitlist(id)
  await db.$executeRaw`VACUUM ANALYZE waitlist_entry`
  await db.$executeRaw`VACUUM ANALYZE waitlist_count`
}, 300_000)

async function keepEntries(project_id: string, from: number): Promise<void> {
  await db.$executeRaw`SET LOCAL session_replication_role = replica`
  await db.$executeRaw`
    INSERT INTO waitlist_entry (id, project_id, email, email_key, name, device_key, referral_code, status, joined_at, rank_at)
    SELECT gen_random_uuid(), ${project_id}::uuid, email, email, 'Somebody ' || n, 'f:' || n, 'code-' || n,
      (CASE WHEN n % 20 = 3 THEN 'left' WHEN n % 10 = 5 THEN 'invited' ELSE 'waiting' END)::waitlist_status, moment, moment
    FROM generate_series(${from + 1}::int, ${from + BATCH}::int) AS n, LATERAL (
      SELECT 'somebody-' || n || '@example.com' AS email, now() - interval '90 days' * (1 - n::float / ${MANY}::int) AS moment
    ) AS entry`
}

const query = (given: object) => waitlist.list.query.parse(given)
const body = (given: object) => waitlist.join.body.parse(given)
const lastPage = Math.ceil(WAITING / 20)

describe(`of a line of ${MANY}`, () => {
  test.each([
    ['a place in the middle', () => readPlace(visitor, project.id, { email: at(MANY / 2) }), 1_500],
    ['the first place', () => readPlace(visitor, project.id, { email: at(1) }), 1_500],
    ['how many there are', () => countWaitlist(project.id), 10],
    ['the first page', () => listWaitlist(project.id, query({})), 2_500],
    ['a page in the middle', () => listWaitlist(project.id, query({ page: String(Math.round(lastPage / 2)) })), 2_500],
    [
      'the last page of those who wait',
      () => listWaitlist(project.id, query({ page: String(lastPage), status: 'waiting' })),
      2_500,
    ],
    ['joining', () => joinWaitlist(visitor, project.id, body({ email: 'new@example.com' })), 1_500],
    ['joining again', () => joinWaitlist(visitor, project.id, body({ email: at(77) })), 1_500],
    ['joining after leaving', () => joinWaitlist(visitor, project.id, body({ email: at(23) })), 1_500],
    ['leaving', () => leaveWaitlist(visitor, project.id, { email: at(MANY - 1) }, {}), 3_000],
    ['a search for somebody', () => listWaitlist(project.id, query({ search: `somebody-${MANY / 2}@` })), 2_500],
  ] as const)('%s reads no more than a few rows', async (_what, work, most) => {
    const rows = await rowsTouched(work)
    expect(rows).toBeLessThanOrEqual(most)
  })

  test('of the pages each begins where its places say', async () => {
    for (const page of [1, 2, Math.round(lastPage / 3), lastPage - 1, lastPage]) {
      const { rows, total } = await listWaitlist(project.id, query({ page: String(page), status: 'waiting' }))
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, n) => (page - 1) * 20 + n + 1))
      expect(total).toBeGreaterThan(WAITING - 10)
    }
    const { rows } = await listWaitlist(project.id, query({ page: String(Math.ceil((WAITING + INVITED) / 20) + 5) }))
    expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'left'))
  })

  test('a page is sought, and no entry before it is read', async () => {
    const plan = await planOf(pageOfIds(project.id, query({ status: 'waiting' }), Math.round(WAITING / 2)))
    const entries = nodes(plan).filter((node) => node['Relation Name'] === 'waitlist_entry')
    for (const node of entries) expect(node['Actual Rows']).toBeLessThan(1_000)
  })

  test('a new boost, and the project itself going, take no longer than a statement may', async () => {
    await transaction(() => rerank(project.id))
    await db.project.delete({ where: { id: project.id } })
    expect(await db.waitlist_entry.count({ where: { project_id: project.id } })).toBe(0)
    expect(await db.waitlist_count.count({ where: { project_id: project.id } })).toBe(0)
  })
})
