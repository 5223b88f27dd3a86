import { expect, test } from 'vitest'
import { db } from '@/lib/db'
import { findPassages } from '@/lib/domain/help/find-passages'
import { findArticles } from '@/lib/domain/help/portal/find-articles'
import { publicWishes } from '@/lib/domain/wishes/conditions'
import { searchWishes } from '@/lib/domain/wishes/search-wishes'
import { newArticle, newCollection, newFlow } from '@/tests/support/help'
import { keepWishes, newProject, type Project } from '@/tests/support/seeds'

const title = 'Cancel your subscription'
const asked = 'cancelling subscriptions'

async function withArticle(project: Project) {
  const flow = await newFlow(project, (await newCollection(project, { is_live: true })).id)
  await newArticle(project, flow.id, { title, content: 'Open Billing and press the red button.' })
  return project
}

test('the help of a project that names no language is stemmed as English, and covers the question whole', async () => {
  const { id } = await withArticle(await newProject())
  const { passages, coverage } = await findPassages(id, `how are you ${asked}`)
  expect(passages.map((passage) => passage.title)).toEqual([title])
  expect(coverage).toBeGreaterThan(0.8)
  const { rows } = await findArticles(id, { search: asked, page: 1, per_page: 10 })
  expect(rows.map((row) => row.title)).toEqual([title])
})

test('the wishes of a project that names no language are stemmed as English', async () => {
  const project = await newProject()
  await keepWishes(project, { [title]: {}, 'Dark mode': {} })
  expect(await stemsOf(project)).toContain('subscript')
  expect(await searchWishes(publicWishes(project.id), asked)).toHaveLength(1)
})

test('a project that names a language is stemmed as that', async () => {
  const project = await newProject({ language: 'de' })
  await keepWishes(project, { [title]: {} })
  expect(await stemsOf(project)).not.toContain('subscript')
})

async function stemsOf({ id }: Project): Promise<string[]> {
  const rows = await db.$queryRaw<{ stems: string[] }[]>`
    SELECT tsvector_to_array(title) AS stems FROM wish_document WHERE project_id = ${id}::uuid`
  return rows.flatMap(({ stems }) => stems)
}
