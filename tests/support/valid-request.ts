import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@/lib/contract/endpoint'
import { openapi } from '@/lib/openapi'
import { ana } from './access'
import type { Sent } from './api'
import { form } from './files'
import { filled } from './forms'
import { rawMail, throughDoor } from './inbound'
import type { Records } from './records'
import { png } from './sample-files'

type Fields = { [name: string]: unknown }

/** The document's own example of a request, sent about these records: one that the endpoint answers well. */
export function validRequest(endpoint: Endpoint, records: Records, key?: string): Sent {
  const names = Object.keys(endpoint.query?.shape ?? {})
  return {
    ...(endpoint.params && { params: paramsOf(endpoint, records) }),
    query:
      endpoint.file && endpoint.params
        ? Object.fromEntries(records.file_url?.searchParams ?? [])
        : {
            ...(names.includes('project_id') && { project_id: records.project_id }),
            ...(names.includes('wish_id') && { wish_id: records.wish_id }),
            ...(names.includes('into') && { into: records.into }),
            ...(names.includes('token') && { token: tokenOf(endpoint, records) }),
            ...(endpoint.path.endsWith('/my') && { email: ana }),
            ...(names.includes('confirm') && { confirm: 'Acme' }),
          },
    ...(endpoint.plain === 'text/csv' && { headers: { Accept: 'text/csv' } }),
    ...(endpoint.access === 'session' && { headers: { Authorization: `Bearer ${records.session_token}` } }),
    ...(endpoint.body &&
      (endpoint.multipart ? { raw: form(records.project_id, 'a.png', png()) } : { body: bodyOf(endpoint, records) })),
    ...(endpoint.raw && throughDoor(rawMail({ To: 'desk@example.com' }, 'Hello'))),
    ...(endpoint.access === 'admin' && key !== undefined && { key }),
    ...(endpoint.access === 'member' && { member: records.owner }),
    ...(endpoint.access === 'person' && {
      member: endpoint.path.endsWith('/accept') ? records.invited : records.owner,
    }),
  }
}

const tokenOf = ({ path }: Endpoint, { access_token, unsubscribe_token }: Records) =>
  path.startsWith('/portal/letters') ? unsubscribe_token : access_token

function paramsOf({ method, path, params }: Endpoint, records: Records) {
  const { project_id, wish_id, comment_id, category_id, vote_id, submission_id, file_url, request_id } = records
  const [, , , file_id = '', file_name = ''] = file_url?.pathname.split('/') ?? []
  const ids: [string, string][] = [
    ...(path === '/api/v1/projects/{id}' && method === 'DELETE'
      ? [['/projects/{id}', records.spare_project_id] as [string, string]]
      : []),
    ['/projects/{id}', project_id],
    ['/api-keys', records.api_key_id],
    ['/members', records.member_id],
    ['/invitations', records.invitation_id],
    ['/api/v1/sessions', records.spare_session_id],
    ['/help/collections', records.collection_id],
    ['/help/flows', records.flow_id],
    ['/help/articles', records.article_id],
    ['/roadmap/columns', records.column_id],
    ['/roadmap/items', records.item_id],
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
    wishId: path.startsWith('/api/v1/support-requests') ? records.linked_wish_id : wish_id,
    voteId: vote_id,
    projectId: project_id,
    formId,
    name: decodeURIComponent(file_name),
    externalUserId: 'user-1',
    entryId: records.entry_id,
    activationId: records.activation_id,
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
  if (method === 'PATCH' && path === '/api/v1/wishes') return { ...body, ids: [wish_id] }
  if (path === '/api/v1/projects/{id}') return { ...body, slug: `acme-${randomBytes(6).toString('hex')}` }
  if (path.endsWith('/wishlist/join')) return { ...body, email: `${randomBytes(6).toString('hex')}@example.com` }
  if (path.endsWith('/wishlist/confirm')) return { token: records.confirm_token }
  if (path.endsWith('/wishlist/undo')) return { token: records.undo_token }
  if (path.endsWith('/flows/order')) return { ...body, ids: [flow_id] }
  if (path.endsWith('/articles/order')) return { ...body, ids: [records.article_id] }
  if (path.endsWith('/customization'))
    return { ...body, contact_forms: [records.contact_form], support_forms: [records.support_form] }
  if (path === '/api/v1/projects') return { ...body, slug: `acme-${randomBytes(6).toString('hex')}` }
  if (path.endsWith('/invitations')) return { ...body, email: `${randomBytes(6).toString('hex')}@example.com` }
  if (path.endsWith('/invitations/accept')) return { token: records.accept_token }
  if (path.endsWith('/invitations/join')) return { ...body, token: records.join_token }
  if (path.endsWith('/first-run'))
    return { ...body, token: records.first_run_token, email: `${randomBytes(6).toString('hex')}@example.com` }
  if ('updated_at' in body) delete body.updated_at // What was read of this record, an example cannot know.
  if (path.includes('/contact-forms/submissions/')) return { ids: [records.submission_id] }
  if (path.includes('/roadmap/columns')) return { ...body, status: null }
  if (path.endsWith('/roadmap/items')) return { ...body, column_id: records.board_column_id, wish_id: null }
  if (path.endsWith('/move')) return { ...body, column_id: records.board_column_id }
  if (path === '/portal/activity' && method === 'DELETE') return { email: ana }
  if (path === '/portal/support-requests') return { ...body, form_id: records.support_form }
  if ('page_id' in body || 'form_id' in body) {
    const id = path.includes('support-forms') ? records.support_form : records.contact_form
    const fresh = `f${randomBytes(6).toString('hex')}`
    const named = path.endsWith('/submit')
      ? { form_id: id, data: filled }
      : { ...('page_id' in body ? { page_id: fresh } : { form_id: fresh }) }
    return { ...body, ...named }
  }
  if (path.startsWith('/portal/license-keys') || path.endsWith('/license-keys/look-up'))
    return { ...body, key: records.license_key }
  if (path.startsWith('/api/v1/end-users'))
    return { ...body, external_id: null, email: `${randomBytes(6).toString('hex')}@example.com` }
  if (path.startsWith('/api/v1/canned-replies')) return { ...body, shortcut: randomBytes(4).toString('hex') }
  if (method === 'PATCH' && path.startsWith('/api/v1/support-requests')) return { priority: 'high' }
  return path.includes('/categories') ? { ...body, name: randomBytes(4).toString('hex') } : body
}

/** The example that the document shows for a request or an answer. */
export const exampleOf = ({ examples }: { examples: { example: { value: unknown } } }) => examples.example.value

/** An operation as the OpenAPI document has it; the same object each time. */
export function operationAt(method: string, path: string) {
  paths ??= document().paths
  return paths[path][method.toLowerCase()]
}

let paths: ReturnType<typeof document>['paths']

/** The OpenAPI document, read back. */
export const document = () => JSON.parse(openapi())
