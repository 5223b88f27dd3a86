import { expect, test } from 'vitest'
import { help } from '@/lib/contract/help'
import { helpArticles } from '@/lib/contract/help-articles'
import { helpCollections } from '@/lib/contract/help-collections'
import { helpFlows } from '@/lib/contract/help-flows'
import { db } from '@/lib/db'
import { findPassages } from '@/lib/domain/help/find-passages'
import { findArticles } from '@/lib/domain/help/portal/find-articles'
import { readHelp } from '@/lib/domain/help/portal/read-help'
import { reindexHelp } from '@/lib/domain/help/reindex'
import { cutChunks } from '@/lib/domain/help/retrieval/cut-chunks'
import { seedDemo } from '@/prisma/seed'
import { send } from '@/tests/support/api'
import { newArticle, newCollection, newFlow, newHelp } from '@/tests/support/help'
import { newProject, type Project } from '@/tests/support/seeds'

const live = ({ id }: Project) => db.help_collection.count({ where: { project_id: id, is_live: true } })

test('of collections made live at the same moment, one is, and nobody is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const project = await newProject()
    const made = await Promise.all(Array.from({ length: 5 }, () => newCollection(project)))
    expect(await live(project)).toBe(1)

    const answers = await Promise.all([
      ...made.map(({ id }) =>
        send(helpCollections.update, { key: project.key, params: { id }, body: { is_live: true } }),
      ),
      newCollection(project, { is_live: true }),
    ])
    for (const answer of answers) if ('status' in answer) expect(answer.status).toBe(200)
    expect(await live(project)).toBe(1)
  }
})

test('articles made, moved and published at the same moment have a slug and a place of their own, and are found', async () => {
  const project = await newProject()
  const { collection, flow, article } = await newHelp(project)
  const other = await newHelp(project)
  const change = (body: object) =>
    send(helpArticles.update, { key: project.key, params: { id: article.id }, body: { slug: null, ...body } })
  await Promise.all([
    ...Array.from({ length: 12 }, () => newArticle(project, flow.id, { title: 'Alike' })),
    change({ flow_id: other.flow.id }),
    change({ flow_id: flow.id }),
    change({ is_published: false }),
    change({ is_published: true, content: 'Every okapi.' }),
  ])
  const rows = await db.help_article.findMany({ where: { flow_id: flow.id, title: 'Alike' } })
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(12)
  expect(new Set(rows.map(({ sort_order }) => sort_order)).size).toBe(12)

  const [kept, chunks] = await Promise.all([
    db.help_article.findUniqueOrThrow({ where: { id: article.id } }),
    db.help_chunk.findMany({ where: { article_id: article.id } }),
  ])
  expect(chunks.map(({ collection_id }) => collection_id)).toEqual(kept.is_published ? [kept.collection_id] : [])
  expect([collection.id, other.collection.id]).toContain(kept.collection_id)
})

test('a change of an article leaves it where another moves it to at the same moment', async () => {
  const project = await newProject()
  const { flow, article } = await newHelp(project)
  const other = await newFlow(project, flow.collection_id, { name: 'Other' })
  for (let round = 0; round < 10; round += 1) {
    const { id: flow_id } = round % 2 ? flow : other
    const change = (body: object) => send(helpArticles.update, { key: project.key, params: { id: article.id }, body })
    const answers = await Promise.all([change({ flow_id }), ...[1, 2, 3].map((n) => change({ content: `Text ${n}` }))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { data } = await send(helpArticles.get, { key: project.key, params: { id: article.id } })
    expect(data.flow_id).toBe(flow_id)
  }
})

test('articles made while their flow or collection is deleted go with it or are refused, never an error', async () => {
  for (let round = 0; round < 10; round += 1) {
    const project = await newProject()
    const { collection, flow } = await newHelp(project)
    const { key } = project
    const body = { project_id: project.id, flow_id: flow.id, title: 'Late', content: 'Late.', is_published: true }
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => send(helpArticles.create, { key, body })),
      round % 2
        ? send(helpFlows.remove, { key, params: { id: flow.id } })
        : send(helpCollections.remove, { key, params: { id: collection.id } }),
    ])
    for (const { status } of answers) expect([200, 201, 400]).toContain(status)
    expect(await db.help_article.count({ where: { project_id: project.id } })).toBe(0)
    expect(await db.help_term.count({ where: { project_id: project.id } })).toBe(0)
  }
})

test('pages of every list hold each row once, though all are alike', async () => {
  const project = await newProject()
  const collection = await newCollection(project)
  for (let n = 0; n < 6; n += 1) await newCollection(project)
  const flows = []
  for (let n = 0; n < 7; n += 1) flows.push(await newFlow(project, collection.id, { sort_order: 0 }))
  for (const { id } of flows)
    for (let n = 0; n < 2; n += 1) await newArticle(project, id, { title: 'Zebra', sort_order: 0 })

  const lists = [
    [helpCollections.list, 7, {}],
    [helpFlows.list, 7, {}],
    [helpArticles.list, 14, {}],
    [helpArticles.list, 14, { search: 'zebra' }],
    [help.search, 14, {}],
    [help.search, 14, { search: 'zebra' }],
  ] as const
  for (const [endpoint, total, more] of lists) {
    const ids: string[] = []
    for (let page = 1; ids.length < total; page += 1) {
      const query = { project_id: project.id, ...more, page: String(page), per_page: '3' }
      const answer = await send(endpoint, { query, ...(endpoint.access === 'admin' && { key: project.key }) })
      expect(answer.body).toMatchObject({ page, per_page: 3, total })
      expect(answer.data.length).toBe(Math.min(3, total - ids.length))
      ids.push(...(answer.data as { id: string }[]).map(({ id }) => id))
    }
    expect(new Set(ids).size, endpoint.path).toBe(total)
  }
})

test('the index written anew is the one there was, and one that was lost is found again', async () => {
  const project = await newProject()
  const { article } = await newHelp(project)
  await newArticle(project, article.flow_id, { title: 'Draft', is_published: false })
  const index = async () =>
    (await db.help_term.findMany({ where: { project_id: project.id }, orderBy: { term: 'asc' } })).map(
      ({ chunk_id, ...entry }) => entry,
    )
  const before = await index()
  expect(before.length).toBeGreaterThan(0)

  await reindexHelp(project.id)
  expect(await index()).toEqual(before)
  await db.help_chunk.deleteMany({ where: { project_id: project.id } })
  expect((await findPassages(project.id, 'sign in to the app')).passages).toEqual([])
  await reindexHelp(project.id)
  expect(await index()).toEqual(before)
})

test('the index written anew follows the project’s language', async () => {
  const project = await newProject({ language: 'de' })
  const { flow } = await newHelp(project)
  await newArticle(project, flow.id, { title: 'Häuser', content: 'Die Häuser.' })
  const terms = async () =>
    (await db.help_term.findMany({ where: { project_id: project.id }, select: { term: true } })).map(({ term }) => term)
  expect(await terms()).toEqual(expect.arrayContaining(['hauser', 'haus']))
  expect(await terms()).not.toContain('die')

  await db.project.update({ where: { id: project.id }, data: { settings: { language: 'en' } } })
  await reindexHelp(project.id)
  expect(await terms()).toContain('die')
})

test('a rare word outweighs a common one, and a short chunk a long one', async () => {
  const project = await newProject()
  const { flow } = await newHelp(project)
  const filler = Array.from({ length: 80 }, (_, n) => `filler${n}`).join(' ')
  for (let n = 0; n < 8; n += 1)
    await newArticle(project, flow.id, { title: `Common ${n}`, content: `zebra ${filler}` })
  await newArticle(project, flow.id, { title: 'Rare', content: `okapi ${filler}` })
  await newArticle(project, flow.id, { title: 'Short', content: 'zebra' })
  const titles = async (question: string) =>
    (await findPassages(project.id, question)).passages.map(({ title }) => title)
  expect((await titles('zebra okapi'))[0]).toBe('Rare')
  expect((await titles('zebra'))[0]).toBe('Short')
})

test('the demo project has a help center that answers', async () => {
  const { project_id } = await seedDemo()
  const { collection, flows } = await readHelp(project_id)
  expect(collection?.is_live).toBe(true)
  expect(flows.map(({ articles }) => articles.length)).toEqual([2, 2, 2])
  const { rows } = await findArticles(project_id, { search: 'get a refund', page: 1, per_page: 20 })
  expect(rows[0]?.title).toBe('Cancel your plan and get your money back')
})

const words = (count: number, word = 'word') => Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ')
const sizes = (text: string) => cutChunks(text).map((chunk) => chunk.text.split(/\s+/).length)

test('an article is cut at its headings, which each chunk tells from the top', () => {
  expect(cutChunks('Before.\n\n# One\n\nA.\n\n## Two ##\n\nB.\n\nC.\n\n# *Three*\n\nD.')).toEqual([
    { heading: '', text: 'Before.' },
    { heading: 'One', text: 'A.' },
    { heading: 'One › Two', text: 'B.\n\nC.' },
    { heading: 'Three', text: 'D.' },
  ])
})

test('a fenced block is no heading, and is kept whole', () => {
  const code = '```sh\n# not a heading\n\nls\n```'
  expect(cutChunks(`# Code\n\n${code}\n\nAfter.`)).toEqual([{ heading: 'Code', text: `${code}\n\nAfter.` }])
})

test('paragraphs make chunks of 120 to 200 words', () => {
  expect(sizes(Array.from({ length: 10 }, () => words(50)).join('\n\n'))).toEqual([150, 150, 150, 50])
  expect(sizes(words(900))).toEqual([200, 200, 200, 200, 100])
  for (const size of sizes(`${words(30)}. `.repeat(40))) expect(size).toBeLessThanOrEqual(200)
})

test('no chunk is longer than 2,000 characters, and none of the text is lost', () => {
  for (const text of [
    'a'.repeat(9_000),
    '日本語。'.repeat(2_000),
    `${'b'.repeat(1_500)} `.repeat(6),
    '😀'.repeat(4_000),
  ]) {
    const chunks = cutChunks(text)
    for (const chunk of chunks) expect([...chunk.text].length).toBeLessThanOrEqual(2_000)
    expect(
      chunks
        .map((chunk) => chunk.text)
        .join('')
        .replace(/\s/g, ''),
    ).toBe(text.replace(/\s/g, ''))
  }
})
