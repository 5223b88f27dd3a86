import { describe, expect, test } from 'vitest'
import { helpArticles } from '@/lib/contract/help-articles'
import { helpCollections } from '@/lib/contract/help-collections'
import { helpFlows } from '@/lib/contract/help-flows'
import { db } from '@/lib/db'
import { expectRefusal, send } from '@/tests/support/api'
import { newArticle, newCollection, newFlow, newHelp } from '@/tests/support/help'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

const about = ({ key }: Project, id: string) => ({ key, params: { id } })
const changeCollection = (project: Project, id: string, body: Fields) =>
  send(helpCollections.update, { ...about(project, id), body })
const changeFlow = (project: Project, id: string, body: Fields) =>
  send(helpFlows.update, { ...about(project, id), body })
const changeArticle = (project: Project, id: string, body: Fields) =>
  send(helpArticles.update, { ...about(project, id), body })
const createFlow = ({ id, key }: Project, body: Fields) =>
  send(helpFlows.create, { key, body: { project_id: id, name: 'First steps', ...body } })
const createArticle = ({ id, key }: Project, body: Fields) =>
  send(helpArticles.create, { key, body: { project_id: id, title: 'How to sign in', content: 'Text', ...body } })
const isLive = async (project: Project, id: string) =>
  (await send(helpCollections.get, about(project, id))).data.is_live

describe('POST /api/v1/help/collections', () => {
  test('201: the first of a project is live, the second is not', async () => {
    const project = await newProject()
    const body = { project_id: project.id, name: ' Help ', version: '2.0', description: 'All of it' }
    const first = await send(helpCollections.create, { key: project.key, body })
    expect(first.status).toBe(201)
    expect(first.data).toEqual({
      id: expect.any(String),
      project_id: project.id,
      name: 'Help',
      version: '2.0',
      description: 'All of it',
      is_live: true,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    expect((await newCollection(project)).is_live).toBe(false)
  })

  test('201: the first is not live when it shall not be', async () => {
    expect((await newCollection(await newProject(), { is_live: false })).is_live).toBe(false)
  })

  test('201: one that is live from the start ends another’s being so', async () => {
    const project = await newProject()
    const [one, two] = [await newCollection(project), await newCollection(project, { is_live: true })]
    expect([await isLive(project, one.id), await isLive(project, two.id)]).toEqual([false, true])
  })

  test('400: without a name', async () => {
    const { id, key } = await newProject()
    expectRefusal(await send(helpCollections.create, { key, body: { project_id: id } }), 'VALIDATION_ERROR', 'name')
  })
})

describe('GET, PATCH, DELETE /api/v1/help/collections/{id}', () => {
  test('200: what is not given stays; null takes away', async () => {
    const project = await newProject()
    const { id } = await newCollection(project, { version: '1', description: 'x' })
    expect((await changeCollection(project, id, { name: 'New', version: null })).data).toMatchObject({
      name: 'New',
      version: null,
      description: 'x',
      is_live: true,
    })
  })

  test('200: making one live ends the other’s being so, and that of no other project', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const theirs = await newCollection(other)
    const [one, two] = [await newCollection(project), await newCollection(project)]
    expect((await changeCollection(project, two.id, { is_live: true })).data.is_live).toBe(true)
    expect([await isLive(project, one.id), await isLive(other, theirs.id)]).toEqual([false, true])
  })

  test('200: the live one may stop being so', async () => {
    const project = await newProject()
    const { id } = await newCollection(project)
    expect((await changeCollection(project, id, { is_live: false })).data.is_live).toBe(false)
  })

  test('404: a collection of another project cannot be made live, and takes nobody’s place', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const [own, theirs] = [await newCollection(project), await newCollection(other, { is_live: false })]
    expectRefusal(await changeCollection(project, theirs.id, { is_live: true }), 'NOT_FOUND')
    expect([await isLive(project, own.id), await isLive(other, theirs.id)]).toEqual([true, false])
  })

  test('its flows and articles go with it', async () => {
    const project = await newProject()
    const { collection, flow, article } = await newHelp(project)
    await send(helpCollections.remove, about(project, collection.id))
    expectRefusal(await send(helpCollections.get, about(project, collection.id)), 'NOT_FOUND')
    expectRefusal(await send(helpFlows.get, about(project, flow.id)), 'NOT_FOUND')
    expectRefusal(await send(helpArticles.get, about(project, article.id)), 'NOT_FOUND')
  })
})

describe('POST /api/v1/help/flows', () => {
  test('201: the record, its slug made from the name, at the end', async () => {
    const project = await newProject()
    const { id } = await newCollection(project)
    const first = await createFlow(project, { collection_id: id, name: 'Für den Anfang' })
    expect(first.status).toBe(201)
    expect(first.data).toMatchObject({
      collection_id: id,
      slug: 'fur-den-anfang',
      display_type: 'list',
      sort_order: 0,
      color: null,
      icon: null,
      description: null,
    })
    await newFlow(project, id, { name: 'Far', sort_order: 7 })
    expect((await createFlow(project, { collection_id: id, name: 'Last' })).data.sort_order).toBe(8)
  })

  test('201: names that make the same address are told apart, those that make none have one', async () => {
    const project = await newProject()
    const { id } = await newCollection(project)
    const slugs = []
    for (const name of ['C', 'C++', '日本語', 'Русский']) slugs.push((await newFlow(project, id, { name })).slug)
    expect(slugs).toEqual(['c', expect.stringMatching(/^c-\w{6}$/), 'flow', expect.stringMatching(/^flow-\w{6}$/)])
  })

  test('201: the same slug in another collection', async () => {
    const project = await newProject()
    for (const { id } of [await newCollection(project), await newCollection(project)])
      expect((await createFlow(project, { collection_id: id, slug: 'start' })).data.slug).toBe('start')
  })

  test('409: a given slug that the collection has', async () => {
    const project = await newProject()
    const { id } = await newCollection(project)
    await newFlow(project, id, { slug: 'start' })
    expectRefusal(await createFlow(project, { collection_id: id, slug: 'start' }), 'CONFLICT', 'slug')
  })

  test.each([
    ['slug', 'Not a slug'],
    ['color', 'red'],
    ['display_type', 'carousel'],
    ['sort_order', 1.5],
  ])('400: %s %j', async (field, value) => {
    const project = await newProject()
    const { id } = await newCollection(project)
    expectRefusal(await createFlow(project, { collection_id: id, [field]: value }), 'VALIDATION_ERROR', field)
  })

  test('400: a collection of another project, or of none', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const theirs = await newCollection(other)
    for (const collection_id of [theirs.id, nobody])
      expectRefusal(await createFlow(project, { collection_id }), 'VALIDATION_ERROR', 'collection_id')
  })
})

describe('GET, PATCH, DELETE /api/v1/help/flows/{id}', () => {
  test('200: the slug stays when the name changes, and is made anew by null', async () => {
    const project = await newProject()
    const { flow } = await newHelp(project)
    expect((await changeFlow(project, flow.id, { name: 'Second steps' })).data.slug).toBe('first-steps')
    expect((await changeFlow(project, flow.id, { slug: null })).data.slug).toBe('second-steps')
    expect((await changeFlow(project, flow.id, { slug: 'second-steps', color: '#AABBCC' })).data).toMatchObject({
      slug: 'second-steps',
      color: '#aabbcc',
    })
  })

  test('409: a slug that another flow of the collection has', async () => {
    const project = await newProject()
    const { collection, flow } = await newHelp(project)
    const other = await newFlow(project, collection.id, { name: 'Other' })
    expectRefusal(await changeFlow(project, other.id, { slug: flow.slug }), 'CONFLICT', 'slug')
  })

  test('200: the list is in its order, of one collection or of all', async () => {
    const project = await newProject()
    const [one, two] = [await newCollection(project), await newCollection(project)]
    await newFlow(project, one.id, { name: 'B', sort_order: 2 })
    await newFlow(project, one.id, { name: 'A', sort_order: 1 })
    await newFlow(project, two.id, { name: 'C' })
    const list = async (query: { [name: string]: string }) =>
      (await send(helpFlows.list, { key: project.key, query: { project_id: project.id, ...query } })).data.map(
        ({ name }) => name,
      )
    expect(await list({ collection_id: one.id })).toEqual(['A', 'B'])
    expect(await list({})).toEqual(['A', 'B', 'C'])
  })

  test('its articles go with it', async () => {
    const project = await newProject()
    const { flow, article } = await newHelp(project)
    expect((await send(helpFlows.remove, about(project, flow.id))).status).toBe(200)
    expectRefusal(await send(helpArticles.get, about(project, article.id)), 'NOT_FOUND')
  })
})

describe('POST /api/v1/help/articles', () => {
  test('201: the record; a draft, with an excerpt of plain text and the Markdown as given', async () => {
    const project = await newProject()
    const { flow } = await newHelp(project)
    const content =
      '# Sign in\n\nOpen the **app** and choose [Sign in](https://example.com).\n\n<script>alert(1)</script>'
    const { status, data } = await createArticle(project, { flow_id: flow.id, title: 'Signing in', content })
    expect(status).toBe(201)
    expect(data).toEqual({
      id: expect.any(String),
      flow_id: flow.id,
      title: 'Signing in',
      slug: 'signing-in',
      content,
      excerpt: 'Open the app and choose Sign in. <script>alert(1)</script>',
      article_type: 'guide',
      is_published: false,
      sort_order: 1,
      published_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
  })

  test('201: a long content makes an excerpt of at most 200 letters, cut at a word', async () => {
    const project = await newProject()
    const { flow } = await newHelp(project)
    const { data } = await createArticle(project, { flow_id: flow.id, content: 'lovely words '.repeat(50) })
    expect(data.excerpt).toMatch(/^(lovely words )+lovely…$|^(lovely words )+(lovely )?words…$/)
    expect(data.excerpt.length).toBeLessThanOrEqual(201)
  })

  test('409: a given slug that another flow of the collection has; one made from the title is told apart', async () => {
    const project = await newProject()
    const { collection, article } = await newHelp(project)
    const { id } = await newFlow(project, collection.id, { name: 'Other' })
    expectRefusal(await createArticle(project, { flow_id: id, slug: article.slug }), 'CONFLICT', 'slug')
    expect((await createArticle(project, { flow_id: id })).data.slug).toMatch(/^how-to-sign-in-\w{6}$/)
  })

  test('400: a flow of another project, or of none', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { flow } = await newHelp(other)
    for (const flow_id of [flow.id, nobody])
      expectRefusal(await createArticle(project, { flow_id }), 'VALIDATION_ERROR', 'flow_id')
  })

  test.each([
    ['title', ''],
    ['content', ' '],
    ['content', 'a'.repeat(100_001)],
    ['article_type', 'poem'],
    ['slug', '-a'],
  ])('400: %s that is not one', async (field, value) => {
    const project = await newProject()
    const { flow } = await newHelp(project)
    expectRefusal(await createArticle(project, { flow_id: flow.id, [field]: value }), 'VALIDATION_ERROR', field)
  })

  test('201: content of 100,000 characters, published, whatever it is made of', async () => {
    const project = await newProject()
    const { flow } = await newHelp(project)
    for (const part of ['a', '[', '# ', '`', 'word ', '|-', '> - ', '**', 'a-', '😀'])
      await newArticle(project, flow.id, { content: `x${part.repeat(99_998 / [...part].length)}` })
  })
})

describe('GET, PATCH, DELETE /api/v1/help/articles/{id}', () => {
  test('200: published_at is the first time, and stays', async () => {
    const project = await newProject()
    const { flow } = await newHelp(project)
    const { id } = await newArticle(project, flow.id, { is_published: false })
    const first = (await changeArticle(project, id, { is_published: true })).data
    expect(first.published_at).toEqual(expect.any(String))
    expect((await changeArticle(project, id, { is_published: false })).data.published_at).toBe(first.published_at)
    expect((await changeArticle(project, id, { is_published: true })).data.published_at).toBe(first.published_at)
  })

  test('200: an excerpt follows the content until somebody writes one, and again when that is taken away', async () => {
    const project = await newProject()
    const { article } = await newHelp(project)
    const excerpt = async (body: Fields) => (await changeArticle(project, article.id, body)).data.excerpt
    expect(await excerpt({ content: 'New *text*.' })).toBe('New text.')
    expect(await excerpt({ excerpt: 'Mine.' })).toBe('Mine.')
    expect(await excerpt({ content: 'Newer text.' })).toBe('Mine.')
    expect(await excerpt({ excerpt: null })).toBe('Newer text.')
    expect(await excerpt({ content: 'Newest text.' })).toBe('Newest text.')
  })

  test('200: an excerpt that the content made follows it, also where an earlier version made it otherwise', async () => {
    const project = await newProject()
    const { article } = await newHelp(project)
    await db.help_article.update({ where: { id: article.id }, data: { excerpt: '· as it was made once' } })
    expect((await changeArticle(project, article.id, { content: 'New *text*.' })).data.excerpt).toBe('New text.')
  })

  test('200: moved to a flow of another collection, to its end', async () => {
    const project = await newProject()
    const { article } = await newHelp(project)
    const { id } = await newCollection(project)
    const flow = await newFlow(project, id)
    await newArticle(project, flow.id, { title: 'There already', sort_order: 4 })
    const { data } = await changeArticle(project, article.id, { flow_id: flow.id })
    expect(data).toMatchObject({ flow_id: flow.id, slug: article.slug, sort_order: 5 })
  })

  test('409: moved to where its slug is taken; with another slug it goes', async () => {
    const project = await newProject()
    const { article } = await newHelp(project)
    const { flow } = await newHelp(project)
    expectRefusal(await changeArticle(project, article.id, { flow_id: flow.id }), 'CONFLICT', 'slug')
    expect((await changeArticle(project, article.id, { flow_id: flow.id, slug: 'free' })).data).toMatchObject({
      flow_id: flow.id,
      slug: 'free',
    })
  })

  test('409: a slug that another article has', async () => {
    const project = await newProject()
    const { flow, article } = await newHelp(project)
    const { id } = await newArticle(project, flow.id, { title: 'Other' })
    expectRefusal(await changeArticle(project, id, { slug: article.slug }), 'CONFLICT', 'slug')
  })

  test('400: moved to a flow of another project', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const [{ article }, { flow }] = [await newHelp(project), await newHelp(other)]
    expectRefusal(await changeArticle(project, article.id, { flow_id: flow.id }), 'VALIDATION_ERROR', 'flow_id')
  })

  test('200: the list is in the order of the help center, drafts too; a search means every word', async () => {
    const project = await newProject()
    const { id } = await newCollection(project)
    const [late, early] = [
      await newFlow(project, id, { name: 'Late', sort_order: 2 }),
      await newFlow(project, id, { name: 'Early', sort_order: 1 }),
    ]
    await newArticle(project, late.id, { title: 'Three', content: 'Über 100 % der Äpfel' })
    await newArticle(project, early.id, { title: 'Two', sort_order: 2 })
    await newArticle(project, early.id, { title: 'One', sort_order: 1, is_published: false })
    const list = async (query: { [name: string]: string }) =>
      (await send(helpArticles.list, { key: project.key, query: { project_id: project.id, ...query } })).data.map(
        ({ title }) => title,
      )
    expect(await list({})).toEqual(['One', 'Two', 'Three'])
    expect(await list({ flow_id: late.id })).toEqual(['Three'])
    expect(await list({ search: 'apfel UBER' })).toEqual(['Three'])
    expect(await list({ search: 'apfel birne' })).toEqual([])
    expect(await list({ search: '%' })).toEqual([])
    expect(await list({ search: '' })).toHaveLength(3)
  })
})

const kinds = [
  ['collections', helpCollections, 'collection'],
  ['flows', helpFlows, 'flow'],
  ['articles', helpArticles, 'article'],
] as const

describe.each(kinds)('%s of another project', (_name, endpoints, kind) => {
  test('404: are not read, changed or deleted, and are in no list', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { id } = (await newHelp(other))[kind]
    for (const record of [id, nobody]) {
      expectRefusal(await send(endpoints.get, about(project, record)), 'NOT_FOUND')
      expectRefusal(await send(endpoints.update, { ...about(project, record), body: {} }), 'NOT_FOUND')
      expectRefusal(await send(endpoints.remove, about(project, record)), 'NOT_FOUND')
    }
    expect((await send(endpoints.list, { key: project.key, query: { project_id: project.id } })).data).toEqual([])
    expect((await send(endpoints.get, about(other, id))).status).toBe(200)
  })
})
