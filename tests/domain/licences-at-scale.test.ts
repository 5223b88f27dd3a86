import { beforeAll, describe, expect, test } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { db } from '@/lib/db'
import { countLicenseKeys, type LicenseKeyFilter, pageOfIds } from '@/lib/domain/licences/license-key-filter'
import { listLicenseKeys } from '@/lib/domain/licences/list-license-keys'
import { createProject } from '@/lib/domain/projects/create-project'
import { nodes, planOf, touched } from '@/tests/support/plans'
import { rowsTouched } from '@/tests/support/touched'

const MANY = 100_000

let project_id: string
let busy: string
let rare: string

/** One in 500 is suspended, one in 50 revoked; of the others, one in 3 has run out. One person has 500 of them, one has 3. */
beforeAll(async () => {
  project_id = (await createProject({ name: 'Large' })).project.id
  const people = await db.end_user.createManyAndReturn({
    data: ['busy', 'rare'].map((external_id) => ({ project_id, external_id })),
  })
  ;[busy = '', rare = ''] = people.map(({ id }) => id)
  await db.$executeRaw`
    INSERT INTO license_key (id, project_id, hash, key_last4, status, end_user_id, expires_at, created_at, revoked_at)
    SELECT gen_random_uuid(), ${project_id}::uuid, hash, right(hash, 4),
      (CASE WHEN n % 500 = 0 THEN 'suspended' WHEN n % 50 = 0 THEN 'revoked' ELSE 'active' END)::license_key_status,
      (CASE WHEN n % 200 = 3 THEN ${busy} WHEN n % 33333 = 1 AND n > 1 THEN ${rare} END)::uuid,
      CASE WHEN n % 3 = 0 THEN now() - n * interval '1 minute' WHEN n % 3 = 1 THEN now() + n * interval '1 hour' END,
      now() - n * interval '1 minute', CASE WHEN n % 50 = 0 THEN now() END
    FROM generate_series(1, ${MANY}::int) AS n, LATERAL encode(sha256(('large ' || n)::bytea), 'hex') AS hash`
  await db.$executeRaw`VACUUM ANALYZE license_key`
}, 180_000)

const filters: [string, () => Omit<LicenseKeyFilter, 'project_id'>][] = [
  ['no filter', () => ({})],
  ['the active', () => ({ status: 'active' })],
  ['the expired', () => ({ status: 'expired' })],
  ['the revoked', () => ({ status: 'revoked' })],
  ['the suspended', () => ({ status: 'suspended' })],
  ['a person who has many', () => ({ end_user_id: busy })],
  ['a person who has few', () => ({ end_user_id: rare })],
  ['a person and a state', () => ({ end_user_id: busy, status: 'expired' })],
  ['the last four', () => ({ key_last4: 'abcd' })],
]

describe.each(filters)(`a page of ${MANY} licences, %s`, (_name, given) => {
  test('reads no more than 3,000 rows', async () => {
    const filter = { project_id, ...given() }
    const total = await countLicenseKeys(filter)
    expect(total).toBeGreaterThan(given().key_last4 ? -1 : 2)
    const plan = await planOf(pageOfIds(filter, { per_page: 100, skip: 0, total }))
    expect(nodes(plan).map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(touched(plan)).toBeLessThanOrEqual(3_000)
  })
})

const query = (given: object) => licenseKeys.list.query.parse({ project_id, ...given })

test('how many there are is one row, however many there are', async () => {
  expect(await rowsTouched(() => countLicenseKeys({ project_id }))).toBeLessThanOrEqual(1)
  expect((await listLicenseKeys(project_id, query({}))).total).toBe(MANY)
})

test.each([
  ['somebody who has many', { search: 'busy' }, 500, 3_600],
  ['somebody who has few', { search: 'rare' }, 3, 40],
  ['their revoked ones', { search: 'busy', status: 'revoked' }, 0, 3_600],
  ['nobody', { search: 'nobody' }, 0, 10],
  ['one letter', { search: 'z' }, 0, 45_000],
])('searching %s reads no more rows than it has to', async (_what, given, total, most) => {
  expect((await listLicenseKeys(project_id, query(given))).total).toBe(total)
  expect(await rowsTouched(() => listLicenseKeys(project_id, query(given)))).toBeLessThanOrEqual(most)
})

test('the states add up to all', async () => {
  const states = ['active', 'expired', 'revoked', 'suspended'] as const
  const counts = await Promise.all(states.map((status) => countLicenseKeys({ project_id, status })))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(MANY)
})

test('pages cover each licence once, the last one too', async () => {
  const few = { end_user_id: busy, per_page: '99' }
  const pages = []
  for (let page = 1; page <= 6; page += 1)
    pages.push((await listLicenseKeys(project_id, query({ ...few, page: String(page) }))).rows)
  expect(pages.map((rows) => rows.length)).toEqual([99, 99, 99, 99, 99, 5])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(500)

  const { rows } = await listLicenseKeys(project_id, query({ page: String(MANY / 100) }))
  expect(rows).toHaveLength(100)
})
