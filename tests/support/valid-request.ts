import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@/lib/contract/endpoint'
import { openapi } from '@/lib/openapi'
import type { Sent } from './api'
import { newCategory, newComment, newVote, newWish, type Project } from './seeds'

type Fields = { [name: string]: unknown }

/** Records of a project, one of each kind that a request can name. */
export async function newRecords(project: Project) {
  const wish = await newWish(project)
  const category = await newCategory(project, { name: `Mobile ${randomBytes(4).toString('hex')}` })
  const comment = await newComment(wish.id)
  const vote = await newVote(wish.id, 'somebody')
  const into = await newWish(project)
  return {
    project_id: project.id,
    wish_id: wish.id,
    category_id: category.id,
    comment_id: comment.id,
    vote_id: vote.id,
    into: into.id,
  }
}
export type Records = Awaited<ReturnType<typeof newRecords>>

/** The document's own example of a request, sent about these records: one that the endpoint answers well. */
export function validRequest(endpoint: Endpoint, records: Records, key?: string): Sent {
  const names = Object.keys(endpoint.query?.shape ?? {})
  return {
    ...(endpoint.params && { params: paramsOf(endpoint, records) }),
    query: {
      ...(names.includes('project_id') && { project_id: records.project_id }),
      ...(names.includes('wish_id') && { wish_id: records.wish_id }),
    },
    ...(endpoint.body && { body: bodyOf(endpoint, records) }),
    ...(endpoint.access === 'admin' && key !== undefined && { key }),
  }
}

function paramsOf({ path, params }: Endpoint, { wish_id, comment_id, category_id, vote_id }: Records) {
  const id = path.includes('/comments') ? comment_id : path.includes('/categories') ? category_id : wish_id
  const known: { [name: string]: string } = { id, wishId: wish_id, voteId: vote_id }
  return Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, known[name] ?? '']))
}

function bodyOf({ method, path }: Endpoint, records: Records): Fields {
  const example = exampleOf(operationAt(method, path).requestBody.content['application/json'])
  const { project_id, wish_id, category_id, into } = records
  const ours: Fields = { project_id, wish_id, category_id, into }
  const body: Fields = Object.fromEntries(
    Object.entries(example as Fields).map(([name, value]) => [name, ours[name] ?? value]),
  )
  return path.includes('/categories') ? { ...body, name: randomBytes(4).toString('hex') } : body
}

/** The example that the document shows for a request or an answer. */
export const exampleOf = ({ examples }: { examples: { example: { value: unknown } } }) => examples.example.value

/** An operation as the OpenAPI document has it. */
export const operationAt = (method: string, path: string) => document().paths[path][method.toLowerCase()]

/** The OpenAPI document, read back. */
export const document = () => JSON.parse(openapi())
