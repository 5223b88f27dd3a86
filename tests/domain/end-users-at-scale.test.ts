import { beforeAll, expect, test } from 'vitest'
import { endUsers } from '@/lib/contract/end-users'
import { db } from '@/lib/db'
import { listEndUsers } from '@/lib/domain/end-users/list-end-users'
import { createProject } from '@/lib/domain/projects/create-project'
import { rowsTouched } from '@/tests/support/touched'

const MANY = 100_000

let project_id: string

/** One in 3 has no external id; 40 share one address. Another project has as many, with the same words. */
beforeAll(async () => {
  for (const name of ['Other', 'Large']) {
    project_id = (await createProject({ name })).project.id
    await db.$executeRaw`
      INSERT INTO end_user (id, project_id, external_id, email, email_key, created_at)
      SELECT gen_random_uuid(), ${project_id}::uuid, CASE WHEN n % 3 > 0 THEN 'u-' || n END, address, address, now() - n * interval '1 minute'
      FROM generate_series(1, ${MANY}::int) AS n,
        LATERAL (SELECT CASE WHEN n % 2500 = 1 THEN 'family@example.com' ELSE 'p' || n || '@example.com' END AS address) AS known`
  }
  await db.$executeRaw`VACUUM ANALYZE end_user`
}, 180_000)

const list = (given: object) =>
  listEndUsers(project_id, endUsers.list.query.parse({ project_id, per_page: '100', ...given }))

test.each([
  ['everybody', {}, 100, MANY, 202],
  ['the second page', { page: '2' }, 100, MANY, 302],
  ['an external id', { external_id: 'u-4' }, 1, 1, 4],
  ['an address', { email: 'P7@example.com' }, 1, 1, 4],
  ['an address that many have', { email: 'family@example.com' }, 40, 40, 120],
  ['both', { external_id: 'u-2501', email: 'family@example.com' }, 1, 1, 90],
  ['nobody', { external_id: 'u-3' }, 0, 0, 0],
  ['a part of an address', { search: 'p77777@' }, 1, 1, 8],
  ['a part that many have', { search: 'family@' }, 40, 40, 200],
  ['a part that nobody has', { search: 'q77777@' }, 0, 0, 0],
  ['a part of four', { search: 'p1234' }, 11, 11, 100],
  ['a part that all have', { search: 'example.com' }, 100, 1_000, 12_500],
  ['two letters', { search: 'p9' }, 100, 1_000, 25_000],
])(`a page of ${MANY} people, %s, reads no more rows than it has to`, async (_what, given, rows, total, most) => {
  const answer = await list(given)
  expect([answer.rows.length, answer.total]).toEqual([rows, total])
  expect(await rowsTouched(() => list(given))).toBeLessThanOrEqual(most)
})

test('pages follow each other without a gap, newest first', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page: String(page) })))
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id))
  const newest = await db.end_user.findMany({ where: { project_id }, orderBy: { created_at: 'desc' }, take: 300 })
  expect(ids).toEqual(newest.map(({ id }) => id))
})
