import { beforeAll, expect, test } from 'vitest'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { createProject } from '@/lib/domain/projects/create-project'
import { createItem } from '@/lib/domain/roadmap/create-item'
import { hasRoadmap } from '@/lib/domain/roadmap/has-roadmap'
import { moveItem } from '@/lib/domain/roadmap/move-item'
import { readRoadmap } from '@/lib/domain/roadmap/read-roadmap'
import { roadmapCalendar } from '@/lib/domain/roadmap/roadmap-calendar'
import { roadmapFeed } from '@/lib/domain/roadmap/roadmap-feed'
import { firstItems } from '@/lib/domain/roadmap/select-items'
import { updateColumn } from '@/lib/domain/roadmap/update-column'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { updateWish } from '@/lib/domain/wishes/update-wish'
import { nodes, planOf, touched } from '@/tests/support/plans'
import { rowsTouched } from '@/tests/support/touched'

const MANY = 100_000
const BATCH = 5_000
let project_id: string
let completed: { id: string; roadmap_id: string }

beforeAll(async () => {
  const { project } = await createProject({ name: 'Large' })
  project_id = project.id
  completed = await db.roadmap_column.findFirstOrThrow({ where: { project_id, status: 'completed' } })
  // Nobody searches here: what a search would find them by is most of what keeping them costs.
  await db.$executeRaw`ALTER TABLE wish DISABLE TRIGGER wish_document_insert`
  try {
    for (let from = 0; from < MANY; from += BATCH) await keepCards(from)
  } finally {
    await db.$executeRaw`ALTER TABLE wish ENABLE TRIGGER wish_document_insert`
  }
  await db.$executeRaw`ANALYZE roadmap_item`
  await db.$executeRaw`ANALYZE wish`
}, 180_000)

async function keepCards(from: number): Promise<void> {
  await db.$executeRaw`
    WITH made AS (
      INSERT INTO wish (id, project_id, title, description, slug, status, author_type, completed_at)
      SELECT gen_random_uuid(), ${project_id}::uuid, 'Number ' || n, 'Please.', 'large-' || n, 'completed', 'anonymous', now() - n * interval '1 minute'
      FROM generate_series(${from + 1}::int, ${from + BATCH}::int) AS n
      RETURNING id, substr(slug, 7)::int AS n
    )
    INSERT INTO roadmap_item (id, project_id, roadmap_id, column_id, wish_id, rank, target_date, updated_at)
    SELECT gen_random_uuid(), ${project_id}::uuid, ${completed.roadmap_id}::uuid, ${completed.id}::uuid, id,
      'i' || lpad(n::text, 9, '0'), now() + (n % 4000 - 2000) * interval '1 day', now() - n * interval '1 second'
    FROM made`
}

test('the counters are those of all cards', async () => {
  const { total_items, columns } = await readRoadmap(project_id, {})
  expect([total_items, columns.map(({ item_count }) => item_count)]).toEqual([MANY, [0, 0, MANY]])
  expect(columns[2]?.items).toHaveLength(100)
  expect(columns[2]?.items.slice(0, 2).map(({ title }) => title)).toEqual(['Number 1', 'Number 2'])
})

test.each([1, 100, 500])(
  'the first %d cards of each column are read from the index, and no more',
  async (per_column) => {
    const plan = await transaction(async () => {
      await readNoFurther() // Small tables, too, are read as large ones are.
      return planOf(firstItems(completed.roadmap_id, per_column))
    })
    expect(nodes(plan).map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(touched(plan)).toBeLessThanOrEqual(per_column + 50)
  },
)

test.each<[string, number, () => Promise<unknown>]>([
  ['the roadmap', 500, () => readRoadmap(project_id, { fingerprint: 'mine' })],
  ['its feed', 300, () => roadmapFeed(project_id, {})],
  ['its calendar', 2_000, () => roadmapCalendar(project_id, {})],
  ['whether there is one', 50, () => hasRoadmap(project_id)],
])('reading %s looks at no more than %d rows', async (_what, most, read) => {
  expect(await rowsTouched(read)).toBeLessThanOrEqual(most)
})

test('the calendar has 500 days at most, those to come first', async () => {
  const text = await roadmapCalendar(project_id, {})
  const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day = '']) => day)
  expect(days).toHaveLength(500)
  expect(days[0]).toBe(clock.now().toISOString().slice(0, 10).replaceAll('-', ''))
  expect(days).toEqual(days.toSorted())
})

test('a wish that is completed, a new card, and a move to the top or the end look at no more than 300 rows', async () => {
  const at = { column_id: completed.id, notify: false }
  const wish = await db.wish.findFirstOrThrow({ where: { project_id } })
  await updateWish(project_id, wish.id, { status: 'planned', notify: false })
  expect(await rowsTouched(() => updateWish(project_id, wish.id, { status: 'completed' }))).toBeLessThanOrEqual(300)
  expect((await readRoadmap(project_id, {}, 1)).columns[2]?.items[0]?.wish_id).toBe(wish.id)
  expect(await rowsTouched(() => createItem({ ...at, project_id, title: 'Free', position: 3 }))).toBeLessThanOrEqual(
    200,
  )
  const { id } = await db.roadmap_item.findFirstOrThrow({ where: { project_id, wish_id: wish.id } })
  for (const position of [undefined, 0, 50])
    expect(await rowsTouched(() => moveItem(project_id, id, { ...at, position }))).toBeLessThanOrEqual(300)
})

test('a column that gets another status, and back, takes 10,000 wishes away and brings them in again', async () => {
  const { project } = await createProject({ name: 'Settling' })
  const of = { project_id: project.id, description: '', author_type: 'anonymous', status: 'planned' } as const
  const data = Array.from({ length: 10_000 }, (_, n) => ({ ...of, title: `${n}`, slug: `w-${n}` }))
  await db.wish.createMany({ data })
  const { id } = await db.roadmap_column.findFirstOrThrow({ where: { project_id: project.id, status: 'planned' } })
  const total = async () => (await readRoadmap(project.id, {})).total_items
  for (const [status, expected] of [
    ['declined', 0],
    ['planned', 10_000],
    ['declined', 0],
    ['planned', 10_000],
  ] as const) {
    await updateColumn(project.id, id, { status })
    expect(await total()).toBe(expected)
  }
}, 60_000)
