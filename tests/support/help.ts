import { randomBytes } from 'node:crypto'
import { helpArticles } from '@/lib/contract/help-articles'
import { helpCollections } from '@/lib/contract/help-collections'
import { helpFlows } from '@/lib/contract/help-flows'
import { send } from './api'
import type { Project } from './seeds'

type Fields = { [name: string]: unknown }

/** A collection made by the team through the API; the first of a project is live. */
export async function newCollection({ id, key }: Project, fields: Fields = {}) {
  return (await send(helpCollections.create, { key, body: { project_id: id, name: 'Help', ...fields } })).data
}

export async function newFlow({ id, key }: Project, collection_id: string, fields: Fields = {}) {
  const body = { project_id: id, collection_id, name: 'First steps', ...fields }
  return (await send(helpFlows.create, { key, body })).data
}

/** A published article. */
export async function newArticle({ id, key }: Project, flow_id: string, fields: Fields = {}) {
  const body = {
    project_id: id,
    flow_id,
    title: 'How to sign in',
    content: 'Open the app and choose *Sign in*.',
    is_published: true,
    ...fields,
  }
  return (await send(helpArticles.create, { key, body })).data
}

/** A live collection with one flow and one published article. */
export async function newHelp(project: Project) {
  const collection = await newCollection(project, { name: `Help ${randomBytes(4).toString('hex')}`, is_live: true })
  const flow = await newFlow(project, collection.id)
  return { collection, flow, article: await newArticle(project, flow.id) }
}
