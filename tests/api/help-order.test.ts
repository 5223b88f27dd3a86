import { describe, expect, test } from 'vitest'
import { helpArticles } from '@/lib/contract/help-articles'
import { helpFlows } from '@/lib/contract/help-flows'
import { expectRefusal, send } from '@/tests/support/api'
import { newArticle, newCollection, newFlow } from '@/tests/support/help'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

const orderFlows = ({ id, key }: Project, collection_id: string, ids: string[]) =>
  send(helpFlows.order, { key, body: { project_id: id, collection_id, ids } })
const orderArticles = ({ id, key }: Project, flow_id: string, ids: string[]) =>
  send(helpArticles.order, { key, body: { project_id: id, flow_id, ids } })
type Listed = { id: string; sort_order: number }
const idsOf = ({ data }: { data?: unknown }) => (data as Listed[]).map(({ id }) => id)

async function three() {
  const project = await newProject()
  const collection = await newCollection(project)
  const flows = [await newFlow(project, collection.id), await newFlow(project, collection.id)]
  const flow = await newFlow(project, collection.id, { name: 'Third' })
  const articles = []
  for (const title of ['One', 'Two', 'Three']) articles.push(await newArticle(project, flow.id, { title }))
  const [one, two, last] = articles.map(({ id }) => id) as [string, string, string]
  return { project, collection, flow, flows: [...flows, flow].map(({ id }) => id), articles: { one, two, last } }
}

describe('PATCH /api/v1/help/flows/order', () => {
  test('200: all in their new order; those not named follow as they stood', async () => {
    const { project, collection, flows } = await three()
    const [first, second, third] = flows as [string, string, string]
    expect(idsOf(await orderFlows(project, collection.id, [third, first]))).toEqual([third, first, second])
    const query = { project_id: project.id, collection_id: collection.id }
    expect(idsOf((await send(helpFlows.list, { key: project.key, query })).body)).toEqual([third, first, second])
  })

  test('400: a flow of another collection, the same twice, none, another project’s collection', async () => {
    const { project, collection, flows } = await three()
    const [one = ''] = flows
    const { id: foreign } = await newFlow(project, (await newCollection(project)).id)
    expectRefusal(await orderFlows(project, collection.id, [one, foreign]), 'VALIDATION_ERROR', 'ids.1')
    expectRefusal(await orderFlows(project, collection.id, [one, one]), 'VALIDATION_ERROR', 'ids')
    expectRefusal(await orderFlows(project, collection.id, []), 'VALIDATION_ERROR', 'ids')
    const { id } = await newCollection(await newProject())
    expectRefusal(await orderFlows(project, id, [one]), 'VALIDATION_ERROR', 'collection_id')
  })
})

describe('PATCH /api/v1/help/articles/order', () => {
  test('200: the order is the help center’s', async () => {
    const { project, flow, articles } = await three()
    const order = [articles.last, articles.one, articles.two]
    expect(idsOf(await orderArticles(project, flow.id, [articles.last]))).toEqual(order)
    const query = { project_id: project.id, flow_id: flow.id }
    expect(idsOf((await send(helpArticles.list, { key: project.key, query })).body)).toEqual(order)
  })

  test('200: an article of another flow moves in where it is named, and leaves that one', async () => {
    const { project, flow, flows, articles } = await three()
    const [other = ''] = flows
    const { id: guest, updated_at } = await newArticle(project, other, { title: 'Guest' })
    const { data } = await orderArticles(project, flow.id, [articles.one, guest])
    expect(idsOf({ data })).toEqual([articles.one, guest, articles.two, articles.last])
    expect(data[1]).toMatchObject({ id: guest, flow_id: flow.id, updated_at })
    const query = { project_id: project.id, flow_id: other }
    expect((await send(helpArticles.list, { key: project.key, query })).body.total).toBe(0)
  })

  test('400: an article of another collection or project, a flow of another project', async () => {
    const { project, flow, articles } = await three()
    const apart = await newFlow(project, (await newCollection(project)).id)
    const { id: foreign } = await newArticle(project, apart.id)
    expectRefusal(await orderArticles(project, flow.id, [articles.one, foreign]), 'VALIDATION_ERROR', 'ids.1')
    expectRefusal(await orderArticles(project, flow.id, [nobody]), 'VALIDATION_ERROR', 'ids.0')
    const { flow: theirs } = await three()
    expectRefusal(await orderArticles(project, theirs.id, [articles.one]), 'VALIDATION_ERROR', 'flow_id')
  })

  test('two who order at once leave one order, every place taken once', async () => {
    const { project, flow, articles } = await three()
    const { one, two, last } = articles
    await Promise.all([
      orderArticles(project, flow.id, [last, two, one]),
      orderArticles(project, flow.id, [two, one, last]),
      orderArticles(project, flow.id, [one]),
    ])
    const query = { project_id: project.id, flow_id: flow.id }
    const { data } = (await send(helpArticles.list, { key: project.key, query })).body
    expect((data as Listed[]).map(({ sort_order }) => sort_order)).toEqual([0, 1, 2])
  })
})
