import { beforeAll, describe, expect, test } from 'vitest'
import { wishListQuery } from '@/lib/contract/wish-input'
import { db, transaction } from '@/lib/db'
import { createProject } from '@/lib/domain/projects/create-project'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { countWishes, publicWishes, type WishFilter } from '@/lib/domain/wishes/conditions'
import { listPublicWishes } from '@/lib/domain/wishes/list-public-wishes'
import { readQuery } from '@/lib/domain/wishes/read-query'
import { searchStatement, searchWishes } from '@/lib/domain/wishes/search-wishes'
import { orders, pageOfIds } from '@/lib/domain/wishes/select-wishes'
import { nodes, planOf, touched } from '@/tests/support/plans'

const MANY = 100_000
const BATCH = 5_000

let project_id: string
let category_id: string

beforeAll(async () => {
  const { project } = await createProject({ name: 'Large' })
  project_id = project.id
  const category = await db.category.create({ data: { project_id, name: 'Rare', slug: 'rare', color: '#123456' } })
  category_id = category.id
  for (let from = 0; from < MANY; from += BATCH) {
    await db.$executeRaw`
      INSERT INTO wish (id, project_id, title, description, slug, status, author_type, vote_count, is_pinned, category_id, created_at, updated_at)
      SELECT gen_random_uuid(), ${project_id}::uuid,
        words[1 + n % 20] || ' ' || words[1 + (n / 20) % 20] || ' number ' || n,
        'Please add ' || words[1 + (n / 7) % 20] || ' to the app, it would help with ' || words[1 + (n / 3) % 20] || '.',
        'large-' || n,
        (CASE WHEN n % 200 = 0 THEN 'declined' WHEN n % 50 = 0 THEN 'completed' WHEN n % 20 = 0 THEN 'planned' ELSE 'pending' END)::wish_status,
        'anonymous', (n * 7919) % 500, n % 25000 = 0, CASE WHEN n % 1000 = 7 THEN ${category_id}::uuid END,
        now() - n * interval '1 minute', now() - ((n * 31) % 100000) * interval '1 minute'
      FROM generate_series(${from + 1}::int, ${from + BATCH}::int) AS n,
        (SELECT string_to_array('dark mode export import calendar mobile offline search filter sort table chart report invoice team guest login theme font widget', ' ') AS words) AS vocabulary`
  }
  await db.$executeRaw`ANALYZE wish`
  await db.$executeRaw`ANALYZE wish_document`
}, 180_000)

const filters: [string, () => Partial<WishFilter>][] = [
  ['no filter', () => ({})],
  ['the open ones', () => ({ status: ['pending', 'under_review', 'planned', 'in_progress'] })],
  ['a rare status', () => ({ status: ['declined'] })],
  ['a rare category', () => ({ category_id })],
  ['a rare status in a rare category', () => ({ category_id, status: ['completed'] })],
]

describe.each(filters)(`the first page of ${MANY} wishes, %s`, (_name, filter) => {
  test.each(Object.entries(orders))('by %s reads no more than 2,000 rows', async (_order, order) => {
    const asked = { ...publicWishes(project_id), ...filter() }
    const plan = await planOf(pageOfIds(asked, order, { per_page: 20, skip: 0, total: await countWishes(asked) }))
    expect(nodes(plan).map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(touched(plan)).toBeLessThanOrEqual(2_000)
  })
})

test('a total is a handful of rows, however many wishes there are', async () => {
  const { total } = await listPublicWishes(project_id, wishListQuery.parse({ project_id }), {})
  expect(total).toBe(MANY)
  expect(await db.wish_tally.count({ where: { project_id } })).toBeLessThan(50)
})

test.each(['dark', 'dark mode', 'please add a mobile app', 'calender', 'number 77777', 'nothingofthekind'])(
  'a search for “%s” reads a bounded number of rows',
  async (search) => {
    const words = await readQuery(project_id, search)
    if (words.length === 0) return
    const plan = await transaction(async () => {
      await readNoFurther()
      return planOf(searchStatement(publicWishes(project_id), words, false))
    })
    expect(touched(plan)).toBeLessThanOrEqual(40_000)
  },
)

test('a word that everybody uses is met on the way along the most voted, and not gathered by the text index', async () => {
  const words = await readQuery(project_id, 'number')
  const plan = await transaction(async () => {
    await readNoFurther()
    return planOf(searchStatement(publicWishes(project_id), words, false))
  })
  const gathered = nodes(plan).filter((node) => node['Node Type'] === 'Bitmap Index Scan' && node['Actual Loops'] > 0)
  const columns = gathered.map((node) => node['Index Name'])
  expect(columns).toEqual(['wish_document_title'])
  expect(await searchWishes(publicWishes(project_id), 'number')).toHaveLength(1_000)
})

test('what a search reads does not hang on what PostgreSQL last counted', async () => {
  await db.$executeRaw`DELETE FROM pg_statistic WHERE starelid = 'wish_document'::regclass`
  const words = await readQuery(project_id, 'dark mode')
  const plan = await transaction(async () => {
    await readNoFurther()
    await db.$executeRaw`SET LOCAL cpu_operator_cost = 5`
    return planOf(searchStatement(publicWishes(project_id), words, false))
  })
  expect(touched(plan)).toBeLessThanOrEqual(40_000)
})

test('a common word is found in a rare category, among all of its wishes', async () => {
  const query = wishListQuery.parse({ project_id, category_id, search: 'number' })
  expect((await listPublicWishes(project_id, query, {})).total).toBe(MANY / 1000)
})

test('a search of one wish among all puts it first', async () => {
  const [first] = await searchWishes(publicWishes(project_id), 'number 77777')
  const wish = await db.wish.findUnique({ where: { id: first ?? '' } })
  expect(wish?.title).toMatch(/77777$/)
})

test('the last page comes without reading the rows before it twice', async () => {
  const { rows } = await listPublicWishes(project_id, wishListQuery.parse({ project_id, page: String(MANY / 20) }), {})
  expect(rows).toHaveLength(20)
})
