import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { supportDesk } from '@/lib/contract/support-desk'
import { db, transaction } from '@/lib/db'
import { createProject } from '@/lib/domain/projects/create-project'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { listRequests } from '@/lib/domain/support/list-requests'
import { countRequests, type RequestFilter } from '@/lib/domain/support/request-filter'
import {
  COMMON,
  countStatement,
  gatherStatement,
  readWords,
  WALKED,
  walkStatement,
} from '@/lib/domain/support/search-requests'
import { orders, pageOfIds } from '@/lib/domain/support/select-requests'
import { nodes, planOf, touched } from '@/tests/support/plans'

const MANY = 100_000
const BATCH = 10_000

const person = randomUUID()
const member = randomUUID()
let project_id: string

beforeAll(async () => {
  project_id = (await createProject({ name: 'Large' })).project.id
  await db.end_user.create({ data: { id: person, project_id, external_id: 'u-1' } })
  await db.team_user.create({ data: { id: member, name: 'Bo', email: `${member}@example.com` } })
  for (let from = 0; from < MANY; from += BATCH) {
    await db.$executeRaw`
      INSERT INTO support_request (id, project_id, number, subject, description, status, priority, category, user_email, email_key, end_user_id, assignee_id, is_unread, created_at, updated_at)
      SELECT gen_random_uuid(), ${project_id}::uuid, n, words[1 + n % 10] || ' case' || n, 'Please look at ' || words[1 + (n / 7) % 10],
        (CASE WHEN n % 500 = 0 THEN 'new' WHEN n % 100 = 0 THEN 'open' WHEN n % 50 = 0 THEN 'resolved' ELSE 'closed' END)::support_status,
        (CASE WHEN n % 1000 = 7 THEN 'critical' ELSE 'medium' END)::priority,
        (CASE WHEN n % 1000 = 9 THEN 'billing' WHEN n % 3 = 0 THEN 'account' END)::support_category,
        'user' || n % 5000 || '@example.com', 'user' || n % 5000 || '@example.com', CASE WHEN n % 700 = 3 THEN ${person}::uuid END,
        CASE WHEN n % 20 = 0 THEN ${member}::uuid END, n % 300 = 0,
        now() - n * interval '1 minute', now() - ((n * 31) % 100000) * interval '1 minute'
      FROM generate_series(${from + 1}::int, ${from + BATCH}::int) AS n,
        (SELECT string_to_array('login export invoice crash mobile offline report theme team widget', ' ') AS words) AS vocabulary`
  }
  await db.$executeRaw`ANALYZE support_request`
  await db.$executeRaw`ANALYZE support_document`
}, 240_000)

const filters: [string, Partial<RequestFilter>][] = [
  ['no filter', {}],
  ['the unresolved', { status: ['new', 'open', 'in_progress', 'waiting_on_customer'] }],
  ['the done', { status: ['resolved', 'closed'] }],
  ['a rare status', { status: ['new'] }],
  ['a status that none has', { status: ['in_progress'] }],
  ['a rare priority', { priority: 'critical' }],
  ['a rare category', { category: 'billing' }],
  ['a common category', { category: 'account' }],
  ['one address', { email: 'USER7@example.com' }],
  ['one person', { end_user_id: person }],
  ['one address and a status', { email: 'user7@example.com', status: ['closed'] }],
  ['the unread', { unread: true }],
  ['the unread of nobody’s', { unread: true, assignee: 'none' }],
  ['one member’s', { assignee: member }],
  ['one member’s of a status', { assignee: member, status: ['new', 'open'] }],
  ['nobody’s', { assignee: 'none' }],
  ['nobody’s of a rare status', { assignee: 'none', status: ['new'] }],
]

describe.each(filters)(`a page of ${MANY} requests, %s`, (_name, given) => {
  test.each(Object.entries(orders))('by %s reads no more than 3,000 rows', async (_order, order) => {
    const filter = { project_id, ...given }
    const plan = await planOf(pageOfIds(filter, order, { per_page: 20, skip: 0, total: await countRequests(filter) }))
    expect(nodes(plan).map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(touched(plan)).toBeLessThanOrEqual(3_000)
  })
})

const query = (given: object) => supportDesk.list.query.parse({ project_id, ...given })

test('a total is a handful of rows, however many requests there are', async () => {
  expect((await listRequests(project_id, query({}))).total).toBe(MANY)
  expect((await listRequests(project_id, query({ category: 'billing' }))).total).toBe(MANY / 1000)
  expect(await db.support_tally.count({ where: { project_id } })).toBeLessThan(100)
})

describe('a search reads a bounded number of rows', () => {
  const filter = (): RequestFilter => ({ project_id })
  const order = orders.updated_at_desc

  test.each(['login', 'case77777', 'please', 'zebra', 'user4321', 'example'])('counting “%s”', async (search) => {
    const [word] = await readWords(project_id, search)
    if (!word) throw new Error('no word')
    const plan = await transaction(async () => {
      await readNoFurther()
      return planOf(countStatement(project_id, word))
    })
    expect(nodes(plan).map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(nodes(plan).find((node) => node['Relation Name'])?.['Actual Rows']).toBeLessThanOrEqual(COMMON + 1)
  })

  test('gathering what a rare word has', async () => {
    const words = await readWords(project_id, 'login case77780')
    const plan = await transaction(async () => {
      await readNoFurther()
      return planOf(gatherStatement(filter(), words, order, { driver: words[1], number: null }))
    })
    expect(nodes(plan).map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(touched(plan)).toBeLessThanOrEqual(1_000)
  })

  test.each(['login', 'please look'])('walking to the common “%s”', async (search) => {
    const words = await readWords(project_id, search)
    const plan = await planOf(walkStatement(filter(), words, order))
    expect(nodes(plan).map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(touched(plan)).toBeLessThanOrEqual(4 * WALKED)
  })
})

/** How many of the numbers stand for requests like that. */
const many = (fits: (n: number) => boolean) => Array.from({ length: MANY }, (_, at) => at + 1).filter(fits).length
const saysLogin = (n: number) => n % 10 === 0 || Math.floor(n / 7) % 10 === 0

test.each<[object, number]>([
  [{ search: 'case77777' }, 1],
  [{ search: '77777' }, 1],
  [{ search: 'user4321@example.com' }, 20],
  [{ search: 'login case70' }, many((n) => saysLogin(n) && String(n).startsWith('70'))],
  [{ search: 'login', status: 'new' }, many((n) => n % 500 === 0)],
  [{ search: 'login' }, 1_000], // The first of them: a search tells of no more.
])('%j finds %i', async (given, total) => {
  const found = await listRequests(project_id, query(given))
  expect(found.total).toBe(total)
  expect(found.rows).toHaveLength(Math.min(total, 20))
})

test('the last page comes, and holds the last', async () => {
  const { rows } = await listRequests(project_id, query({ page: String(MANY / 20), sort_by: 'created_at' }))
  expect(rows).toHaveLength(20)
  expect(rows.at(-1)?.number).toBe(MANY)
})

test('a word that is common among old requests alone is found', async () => {
  await db.$executeRaw`
    UPDATE support_request SET subject = 'alpharare ' || subject
    WHERE project_id = ${project_id}::uuid AND updated_at < (
      SELECT updated_at FROM support_request WHERE project_id = ${project_id}::uuid ORDER BY updated_at DESC OFFSET ${WALKED}::int LIMIT 1
    ) AND number % 8 = 0`
  expect((await listRequests(project_id, query({ search: 'alpharare' }))).total).toBeGreaterThan(1_000)
})
