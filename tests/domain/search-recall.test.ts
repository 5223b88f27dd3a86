import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/db'
import { createProject } from '@/lib/domain/projects/create-project'
import { publicWishes } from '@/lib/domain/wishes/conditions'
import { searchWishes } from '@/lib/domain/wishes/search-wishes'
import { cases, corpus } from '@/tests/support/recall-set'

let project_id: string
const titles = new Map<string, string>()

beforeAll(async () => {
  const { project } = await createProject({ name: 'Recall' })
  project_id = project.id
  const rows = await db.wish.createManyAndReturn({
    data: corpus.map(([title, description], n) => ({
      project_id,
      title,
      description,
      slug: `wish-${n}`,
      author_type: 'anonymous' as const,
    })),
  })
  for (const { id, title } of rows) titles.set(id, title)
})

const found = async (search: string) =>
  (await searchWishes(publicWishes(project_id), search)).map((id) => titles.get(id))

test.each(cases)('%s: “%s” finds “%s” among the first three', async (_kind, search, title) => {
  expect((await found(search)).slice(0, 3)).toContain(title)
})

test('at least nine of ten labelled searches put the wish that is meant first', async () => {
  let first = 0
  for (const [, search, title] of cases) first += (await found(search))[0] === title ? 1 : 0
  expect(first / cases.length).toBeGreaterThanOrEqual(0.9)
})

test('a search that fits nothing finds nothing', async () => {
  expect(await found('quantum chromodynamics')).toEqual([])
})

test('a search finds nothing of another project', async () => {
  const { project } = await createProject({ name: 'Elsewhere' })
  expect(await searchWishes(publicWishes(project.id), 'dark mode')).toEqual([])
})

test.each(["'", '\\', ':*', '& | !', '%_%', "a'b:*", '((', '😀', '\u202e', 'a'.repeat(200)])(
  'a search for %j is answered',
  async (search) => {
    expect(Array.isArray(await found(search))).toBe(true)
  },
)
