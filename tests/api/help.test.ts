import { describe, expect, test } from 'vitest'
import { help } from '@/lib/contract/help'
import { helpArticles } from '@/lib/contract/help-articles'
import { helpCollections } from '@/lib/contract/help-collections'
import { helpFlows } from '@/lib/contract/help-flows'
import { findPassages } from '@/lib/domain/help/find-passages'
import { helpCards, requireArticles } from '@/lib/domain/help/help-cards'
import { env } from '@/lib/env'
import { expectRefusal, send } from '@/tests/support/api'
import { newArticle, newCollection, newFlow, newHelp } from '@/tests/support/help'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

const read = ({ id }: Project) => send(help.read, { query: { project_id: id } })
const flowAt = ({ id }: Project, slug: string) => send(help.flow, { params: { slug }, query: { project_id: id } })
const articleAt = (slug: string, query: { [name: string]: string }) => send(help.article, { params: { slug }, query })
const search = async ({ id }: Project, words?: string) =>
  (await send(help.search, { query: { project_id: id, ...(words !== undefined && { search: words }) } })).data.map(
    ({ title }) => title,
  )
const change = ({ key }: Project, id: string, body: Fields) => send(helpArticles.update, { key, params: { id }, body })
const passages = async ({ id }: Project, question: string) =>
  (await findPassages(id, question)).passages.map(({ title }) => title)

/** A live collection with a draft in it, and one that is not live; every article is about the zebra. */
async function newZoo() {
  const project = await newProject()
  const { flow } = await newHelp(project)
  const shown = await newArticle(project, flow.id, { title: 'Zebra shown', content: 'The zebra eats grass.' })
  const draft = await newArticle(project, flow.id, { title: 'Zebra draft', content: 'zebra', is_published: false })
  const old = await newCollection(project, { name: 'Old', version: '1' })
  const oldFlow = await newFlow(project, old.id, { name: 'Old steps' })
  const past = await newArticle(project, oldFlow.id, { title: 'Zebra past', content: 'zebra' })
  return { project, flow, shown, draft, old, oldFlow, past }
}

describe('GET /portal/help', () => {
  test('200: the live collection with its flows and their published articles, in order', async () => {
    const project = await newProject()
    const { id } = await newCollection(project)
    const [two, one] = [
      await newFlow(project, id, { name: 'Two', sort_order: 2 }),
      await newFlow(project, id, { name: 'One', sort_order: 1 }),
    ]
    for (const [title, sort_order, is_published] of [
      ['B', 2, true],
      ['A', 1, true],
      ['Draft', 0, false],
    ])
      await newArticle(project, one.id, { title, sort_order, is_published })
    const { data } = await read(project)
    expect(data.collection?.id).toBe(id)
    expect(data.flows.map(({ name, articles }) => [name, articles.map(({ title }) => title)])).toEqual([
      ['One', ['A', 'B']],
      ['Two', []],
    ])
    expect(data.flows[1]?.id).toBe(two.id)
  })

  test('200: of a project without a live collection, null and nothing', async () => {
    const project = await newProject()
    await newCollection(project, { is_live: false })
    expect((await read(project)).data).toEqual({ collection: null, flows: [] })
  })

  test('404: an unknown project', async () => {
    expectRefusal(await send(help.read, { query: { project_id: nobody } }), 'NOT_FOUND')
    expectRefusal(await send(help.search, { query: { project_id: nobody } }), 'NOT_FOUND')
  })

  test('400: of no project', async () => {
    expectRefusal(await send(help.read), 'VALIDATION_ERROR', 'project_id')
    expectRefusal(await send(help.search), 'VALIDATION_ERROR', 'project_id')
  })
})

describe('GET /portal/help/flows/{slug}', () => {
  test('200: the flow with its published articles', async () => {
    const { project, flow } = await newZoo()
    const { data } = await flowAt(project, flow.slug)
    expect(data.id).toBe(flow.id)
    expect(data.articles.map(({ title }) => title)).toEqual(['How to sign in', 'Zebra shown'])
  })

  test('404: of a collection that is not live, of another project, of no name', async () => {
    const { project, flow, oldFlow } = await newZoo()
    expectRefusal(await flowAt(project, oldFlow.slug), 'NOT_FOUND')
    expectRefusal(await flowAt(await newProject(), flow.slug), 'NOT_FOUND')
    expectRefusal(await flowAt(project, 'nothing'), 'NOT_FOUND')
  })
})

describe('GET /portal/help/articles/{slug}', () => {
  test('200: by its project, by its flow, by both', async () => {
    const { project, flow, shown } = await newZoo()
    for (const query of [
      { project_id: project.id },
      { flow_id: flow.id },
      { project_id: project.id, flow_id: flow.id },
    ] as { [name: string]: string }[])
      expect((await articleAt(shown.slug, query)).data).toEqual(shown)
  })

  test('404: a draft, and one of a collection that is not live, however they are named', async () => {
    const { project, flow, draft, past, oldFlow } = await newZoo()
    for (const query of [{ project_id: project.id }, { flow_id: flow.id }] as { [name: string]: string }[])
      expectRefusal(await articleAt(draft.slug, query), 'NOT_FOUND')
    for (const query of [{ project_id: project.id }, { flow_id: oldFlow.id }] as { [name: string]: string }[])
      expectRefusal(await articleAt(past.slug, query), 'NOT_FOUND')
  })

  test('404: of another project or another flow', async () => {
    const { project, flow, shown } = await newZoo()
    const other = await newProject()
    const theirs = await newHelp(other)
    const tries: { [name: string]: string }[] = [
      { project_id: other.id },
      { flow_id: theirs.flow.id },
      { project_id: other.id, flow_id: flow.id },
      { project_id: project.id, flow_id: theirs.flow.id },
    ]
    for (const query of tries) expectRefusal(await articleAt(shown.slug, query), 'NOT_FOUND')
  })

  test('400: of neither flow nor project', async () => {
    expectRefusal(await articleAt('a', {}), 'VALIDATION_ERROR', 'project_id')
  })
})

describe('GET /portal/help/articles', () => {
  test('200: without a search, all published ones of the live collection in its order', async () => {
    const { project } = await newZoo()
    expect(await search(project)).toEqual(['How to sign in', 'Zebra shown'])
    expect(await search(project, ' ')).toEqual(['How to sign in', 'Zebra shown'])
  })

  test.each(['zebra', 'ZEBRAS', 'zeb', 'zebar', 'shown zebra'])(
    '200: “%s” finds the public one alone',
    async (words) => {
      expect(await search((await newZoo()).project, words)).toEqual(['Zebra shown'])
    },
  )

  test('200: nothing of another project, and nothing of nothing', async () => {
    await newZoo()
    const project = await newProject()
    await newHelp(project)
    expect(await search(project, 'zebra')).toEqual([])
    expect(await search(await newProject(), 'zebra')).toEqual([])
  })

  test('200: “email” finds “e-mail”, and the other way round', async () => {
    const project = await newProject()
    const { flow } = await newHelp(project)
    await newArticle(project, flow.id, { title: 'One', content: 'Write us an e-mail.' })
    await newArticle(project, flow.id, { title: 'Two', content: 'Change your email.' })
    for (const words of ['email', 'e-mail']) expect((await search(project, words)).sort()).toEqual(['One', 'Two'])
  })
})

describe('what a search and a question find', () => {
  const both = async (project: Project, words: string) => [await search(project, words), await passages(project, words)]

  test('follows each change of an article', async () => {
    const { project, flow, shown, draft, oldFlow } = await newZoo()
    expect(await both(project, 'zebra')).toEqual([['Zebra shown'], ['Zebra shown']])

    await change(project, draft.id, { is_published: true })
    expect((await search(project, 'zebra')).sort()).toEqual(['Zebra draft', 'Zebra shown'])
    await change(project, draft.id, { is_published: false })
    expect(await both(project, 'zebra')).toEqual([['Zebra shown'], ['Zebra shown']])

    await change(project, shown.id, { title: 'Okapi', content: 'An okapi.' })
    expect(await both(project, 'zebra')).toEqual([[], []])
    expect(await both(project, 'okapi')).toEqual([['Okapi'], ['Okapi']])

    await change(project, shown.id, { flow_id: oldFlow.id })
    expect(await both(project, 'okapi')).toEqual([[], []])
    await change(project, shown.id, { flow_id: flow.id })
    expect(await both(project, 'okapi')).toEqual([['Okapi'], ['Okapi']])

    await send(helpArticles.remove, { key: project.key, params: { id: shown.id } })
    expect(await both(project, 'okapi')).toEqual([[], []])
  })

  test('follows which collection is live', async () => {
    const { project, old } = await newZoo()
    const { key } = project
    await send(helpCollections.update, { key, params: { id: old.id }, body: { is_live: true } })
    expect(await both(project, 'zebra')).toEqual([['Zebra past'], ['Zebra past']])
    await send(helpCollections.update, { key, params: { id: old.id }, body: { is_live: false } })
    expect(await both(project, 'zebra')).toEqual([[], []])
  })

  test('goes with its flow and its collection', async () => {
    const { project, flow } = await newZoo()
    await send(helpFlows.remove, { key: project.key, params: { id: flow.id } })
    expect(await both(project, 'zebra')).toEqual([[], []])
  })

  test('of a question, tells heading and Markdown of each passage, at most as many as asked for', async () => {
    const project = await newProject()
    const { flow } = await newHelp(project)
    const parts = Array.from({ length: 9 }, (_, n) => `## Part ${n}\n\nThe **zebra** number ${n}.`)
    const article = await newArticle(project, flow.id, { title: 'Animals', content: `# All\n\n${parts.join('\n\n')}` })
    const found = await findPassages(project.id, 'zebra number 4', 3)
    expect(found.passages).toHaveLength(3)
    expect(found.passages[0]).toEqual({
      article_id: article.id,
      title: 'Animals',
      slug: 'animals',
      heading: 'All › Part 4',
      text: 'The **zebra** number 4.',
      score: expect.any(Number),
    })
    expect(found.coverage).toBe(1)
  })
})

describe('help cards', () => {
  test('are in the order of the ids, without those that the public does not see', async () => {
    const { project, shown, draft, past } = await newZoo()
    const more = await newArticle(project, shown.flow_id, { title: 'More' })
    const { shown: theirs } = await newZoo()
    const ids = [more.id, draft.id, past.id, theirs.id, nobody, shown.id, more.id]
    expect(await helpCards(project.id, ids)).toEqual(
      [more, shown].map(({ id, title, slug, excerpt }) => ({
        id,
        title,
        slug,
        excerpt,
        url: `${env.BASE_URL}/p/${project.slug}/help/${slug}`,
      })),
    )
  })

  test('of articles that the public does not see are refused', async () => {
    const { project, shown, draft, past } = await newZoo()
    const { shown: theirs } = await newZoo()
    await requireArticles(project.id, [shown.id, shown.id], 'help_article_ids')
    for (const { id } of [draft, past, theirs, { id: nobody }]) {
      await expect(requireArticles(project.id, [shown.id, id], 'help_article_ids')).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        details: [{ path: 'help_article_ids', message: expect.any(String) }],
      })
    }
  })
})
