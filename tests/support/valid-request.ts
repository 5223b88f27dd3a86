import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@/lib/contract/endpoint'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { setEnv } from '@/lib/env'
import { openapi } from '@/lib/openapi'
import { ana, keepLogin, newRequest, newSession } from './access'
import type { Sent } from './api'
import { newCannedReply } from './desk'
import { newEndUser } from './end-users'
import { form, upload } from './files'
import { filled, newContactForm, newSupportForm, submitSpam } from './forms'
import { newHelp } from './help'
import { inboundSecret, rawMail, throughDoor } from './inbound'
import { newLicenseKey } from './license-keys'
import { connectModel } from './model-server'
import { bindDevice } from './seats'
import { newCategory, newComment, newVote, newWish, type Project } from './seeds'
import { keepDelivery } from './webhooks'

type Fields = { [name: string]: unknown }

/** The device that holds the seat of the records’ licence. */
const exampleDevice = 'b7d1c6d2-macbook'

/** Records of a project, one of each kind that a request can name; made with a key of their own, whose budget nobody else has used. */
export async function newRecords({ id, ...known }: Project) {
  const { key } = await createApiKey({ project_id: id })
  const project = { ...known, id, key }
  setEnv({ INBOUND_EMAIL_SECRET: inboundSecret })
  const wish = await newWish(project)
  const category = await newCategory(project, { name: `Mobile ${randomBytes(4).toString('hex')}` })
  const comment = await newComment(wish.id)
  const vote = await newVote(wish.id, 'somebody')
  const into = await newWish(project)
  const contact = await newContactForm(project)
  const support = await newSupportForm(project)
  const spam = await submitSpam(contact)
  const kept = await upload(project.id)
  const request = await newRequest(project, { external_user_id: 'user-1' })
  const canned = await newCannedReply(project)
  const person = await newEndUser(project)
  const licence = await newLicenseKey(project)
  const { webhook, delivery } = await keepDelivery(project)
  await keepLogin(project, ana, '123456')
  const { collection, flow, article } = await newHelp(project)
  connectModel() // A draft may be asked for; the job that would ask the model is not worked.
  return {
    collection_id: collection.id,
    flow_id: flow.id,
    flow_slug: flow.slug,
    article_id: article.id,
    article_slug: article.slug,
    project_id: project.id,
    contact_form: contact.id,
    support_form: support.id,
    submission_id: spam.data.id,
    file_url: new URL(kept.data.url),
    wish_id: wish.id,
    category_id: category.id,
    comment_id: comment.id,
    vote_id: vote.id,
    into: into.id,
    request_id: request.id,
    canned_id: canned.id,
    webhook_id: webhook.id,
    delivery_id: delivery.id,
    end_user_id: person.id,
    license_key_id: licence.id,
    license_key: licence.key,
    activation_id: (await bindDevice(licence, exampleDevice)).id,
    access_token: request.access_token,
    session_token: await newSession(project),
  }
}
export type Records = Awaited<ReturnType<typeof newRecords>>

/** The document's own example of a request, sent about these records: one that the endpoint answers well. */
export function validRequest(endpoint: Endpoint, records: Records, key?: string): Sent {
  const names = Object.keys(endpoint.query?.shape ?? {})
  return {
    ...(endpoint.params && { params: paramsOf(endpoint, records) }),
    query: endpoint.file
      ? Object.fromEntries(records.file_url.searchParams)
      : {
          ...(names.includes('project_id') && { project_id: records.project_id }),
          ...(names.includes('wish_id') && { wish_id: records.wish_id }),
          ...(names.includes('token') && { token: records.access_token }),
          ...(endpoint.path.endsWith('/my') && { email: ana }),
        },
    ...(endpoint.plain === 'text/csv' && { headers: { Accept: 'text/csv' } }),
    ...(endpoint.access === 'session' && { headers: { Authorization: `Bearer ${records.session_token}` } }),
    ...(endpoint.body &&
      (endpoint.multipart ? { raw: form(records.project_id, 'a.txt', 'text') } : { body: bodyOf(endpoint, records) })),
    ...(endpoint.raw && throughDoor(rawMail({ To: 'desk@example.com' }, 'Hello'))),
    ...(endpoint.access === 'admin' && key !== undefined && { key }),
  }
}

function paramsOf({ path, params }: Endpoint, records: Records) {
  const { project_id, wish_id, comment_id, category_id, vote_id, submission_id, file_url, request_id } = records
  const [, , , file_id = '', file_name = ''] = file_url.pathname.split('/')
  const ids: [string, string][] = [
    ['/projects/{id}', project_id],
    ['/help/collections', records.collection_id],
    ['/help/flows', records.flow_id],
    ['/help/articles', records.article_id],
    ['/support-requests', request_id],
    ['/canned-replies', records.canned_id],
    ['/webhook-deliveries', records.delivery_id],
    ['/webhooks', records.webhook_id],
    ['/end-users', records.end_user_id],
    ['/license-keys', records.license_key_id],
    ['/comments', comment_id],
    ['/categories', category_id],
    ['/contact-forms/submissions', submission_id],
    ['/files', file_id],
  ]
  const id = ids.find(([part]) => path.includes(part))?.[1] ?? wish_id
  const formId = path.includes('support-forms') ? records.support_form : records.contact_form
  const known: { [name: string]: string } = {
    id,
    wishId: wish_id,
    voteId: vote_id,
    projectId: project_id,
    formId,
    name: decodeURIComponent(file_name),
    externalUserId: 'user-1',
    slug: path.includes('/flows') ? records.flow_slug : records.article_slug,
  }
  return Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, known[name] ?? '']))
}

function bodyOf({ method, path }: Endpoint, records: Records): Fields {
  const example = exampleOf(operationAt(method, path).requestBody.content['application/json'])
  const { project_id, wish_id, category_id, into, collection_id, flow_id } = records
  const { activation_id } = records
  const ours: Fields = { project_id, wish_id, category_id, into, collection_id, flow_id, activation_id }
  const body: Fields = Object.fromEntries(
    Object.entries(example as Fields).map(([name, value]) => [name, ours[name] ?? value]),
  )
  if (path === '/portal/support-requests') return { ...body, form_id: records.support_form }
  if ('page_id' in body || 'form_id' in body) {
    const id = path.includes('support-forms') ? records.support_form : records.contact_form
    const fresh = `f${randomBytes(6).toString('hex')}`
    const named = path.endsWith('/submit')
      ? { form_id: id, data: filled }
      : { ...('page_id' in body ? { page_id: fresh } : { form_id: fresh }) }
    return { ...body, ...named }
  }
  if (path.startsWith('/portal/license-keys')) return { ...body, key: records.license_key }
  if (path.startsWith('/api/v1/end-users'))
    return { ...body, external_id: null, email: `${randomBytes(6).toString('hex')}@example.com` }
  if (path.startsWith('/api/v1/canned-replies')) return { ...body, shortcut: randomBytes(4).toString('hex') }
  if (method === 'PATCH' && path.startsWith('/api/v1/support-requests')) return { priority: 'high' }
  return path.includes('/categories') ? { ...body, name: randomBytes(4).toString('hex') } : body
}

/** The example that the document shows for a request or an answer. */
export const exampleOf = ({ examples }: { examples: { example: { value: unknown } } }) => examples.example.value

/** An operation as the OpenAPI document has it. */
export const operationAt = (method: string, path: string) => document().paths[path][method.toLowerCase()]

/** The OpenAPI document, read back. */
export const document = () => JSON.parse(openapi())
