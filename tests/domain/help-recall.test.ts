import { beforeAll, describe, expect, test } from 'vitest'
import { findPassages } from '@/lib/domain/help/find-passages'
import { findArticles } from '@/lib/domain/help/portal/find-articles'
import { newArticle, newCollection, newFlow } from '@/tests/support/help'
import { english, englishCases, foreign, german, germanCases } from '@/tests/support/help-recall-set'
import { newProject } from '@/tests/support/seeds'

async function helpOf(articles: [string, string][], language: string): Promise<string> {
  const project = await newProject({ language })
  const { id } = await newCollection(project)
  const flow = await newFlow(project, id)
  for (const [title, content] of articles) await newArticle(project, flow.id, { title, content })
  return project.id
}

let projects: { en: string; de: string }
const cases = [
  ...englishCases.map((each) => ['en', ...each] as const),
  ...germanCases.map((each) => ['de', ...each] as const),
]

beforeAll(async () => {
  projects = { en: await helpOf(english, 'en'), de: await helpOf(german, 'de') }
})

type Find = (project_id: string, question: string) => Promise<string[]>

const passages: Find = async (project_id, question) => [
  ...new Set((await findPassages(project_id, question, 10)).passages.map(({ title }) => title)),
]
const search: Find = async (project_id, search) =>
  (await findArticles(project_id, { search, page: 1, per_page: 10 })).rows.map(({ title }) => title)

describe.each([
  ['passages', passages],
  ['the portal’s search', search],
])('%s', (_name, find) => {
  test.each(cases)('%s, %s: “%s” finds “%s” among the first five', async (language, _kind, question, title) => {
    expect((await find(projects[language], question)).slice(0, 5)).toContain(title)
  })

  test('nine of ten questions put the article that answers them first', async () => {
    const missed: string[] = []
    for (const [language, , question, title] of cases) {
      const [first] = await find(projects[language], question)
      if (first !== title) missed.push(`${question} → ${first}`)
    }
    expect(1 - missed.length / cases.length, missed.join('\n')).toBeGreaterThanOrEqual(0.9)
  })
})

describe('coverage', () => {
  const coverageOf = (questions: string[]) =>
    Promise.all(questions.map(async (question) => (await findPassages(projects.en, question)).coverage))

  test('separates questions that the articles answer from foreign ones (AUC at least 0.95)', async () => {
    const own = await coverageOf(englishCases.map(([, question]) => question))
    const others = await coverageOf(foreign)
    const wins = own.flatMap((mine) => others.map((other) => (mine > other ? 1 : mine === other ? 0.5 : 0)))
    const auc = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
    expect(auc).toBeGreaterThanOrEqual(0.95)
  })

  test('is between 0 and 1, and 0 where nothing is found or asked', async () => {
    for (const each of await coverageOf([...foreign, ...englishCases.map(([, question]) => question)])) {
      expect(each).toBeGreaterThanOrEqual(0)
      expect(each).toBeLessThanOrEqual(1)
    }
    expect(await coverageOf(['', '?!', 'the of and'])).toEqual([0, 0, 0])
  })
})

test.each([
  "'",
  '\\',
  ':*',
  '& | !',
  '%_%',
  "a'b:*",
  '((',
  '😀',
  '\u202e',
  'a'.repeat(5000),
  'word '.repeat(2000),
  '\ud800',
])('a question like %j is answered', async (question) => {
  expect(Array.isArray((await findPassages(projects.en, question)).passages)).toBe(true)
  expect(Array.isArray(await search(projects.en, question))).toBe(true)
})
