import 'server-only'
import type { Admin, Caller, Origin, Proof } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { isApiKey } from '@/lib/domain/access/api-key-text'
import { findApiKey } from '@/lib/domain/access/find-api-key'
import { countRefusedTry } from '@/lib/domain/access/require-budget'
import { isJwt } from '@/lib/domain/licences/tokens/verify-entitlement'
import { findProof } from '@/lib/domain/support/access/find-proof'
import { openingProof } from '@/lib/domain/support/access/opening-proof'
import { isSupportToken } from '@/lib/domain/support/access/support-token'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { bearer, unproven } from './bearer'
import { holderOf } from './license-holder'
import { requestTokensIn, sessionsIn } from './session-cookie'

/** The caller as the endpoint's `access` asks for one; 401 without a good proof. */
export async function authenticate(endpoint: Endpoint, request: Request, origin: Origin): Promise<Caller> {
  if (endpoint.access !== 'admin') return visitor(endpoint, request, origin)

  const text = apiKeyOf(request)
  if (text === null) {
    throw unproven('Send an API key of this project in the header “Authorization: Bearer app_…”.')
  }
  return admin(endpoint, text, origin)
}

async function visitor(endpoint: Endpoint, request: Request, origin: Origin): Promise<Caller> {
  const text = endpoint.team ? teamKeyOf(endpoint, request) : null
  const team = text === null ? undefined : await admin(endpoint, text, origin)
  const asks = endpoint.access === 'request' || endpoint.access === 'session' || endpoint.customer
  const proof = asks ? await proofOf(endpoint, request, origin) : undefined
  const holder = endpoint.licensed ? await holderOf(endpoint, request, origin) : undefined
  return { kind: 'visitor', ...origin, ...(team && { team }), ...(proof && { proof }), ...(holder && { holder }) }
}

/** The customer's proof: the token of the query where the endpoint takes one, else a session by header, else what the portal's cookies hold. */
async function proofOf(endpoint: Endpoint, request: Request, origin: Origin): Promise<Proof | undefined> {
  const query = new URL(request.url).searchParams
  const given = (endpoint.access === 'request' && query.get('token')) || sessionOf(request)
  if (given && (endpoint.customer !== 'open' || given.startsWith('pst_'))) {
    const proof = await findProof(given)
    if (proof && (endpoint.access === 'request' || proof.by === 'session')) return proof
    if (!proof && isSupportToken(given)) await countRefusedTry(nameOf(endpoint), origin.address)
    throw unproven('This token is not good: it is mistyped, unknown or out of date. Ask for a new link or code.')
  }
  const id = endpoint.access === 'request' ? requestIn(request) : undefined
  const project_id = query.get('project_id') ?? projectIn(request)
  const proof = await openingProof(cookiesOf(endpoint, request, project_id, id), id)
  if (proof) return proof
  if (endpoint.customer) return undefined
  throw unproven(
    endpoint.access === 'request'
      ? 'Send the token of the request as “token” in the query, or a session in the header “Authorization: Bearer pst_…”.'
      : 'Send a session in the header “Authorization: Bearer pst_…”; POST /portal/support-requests/verify-code gives one.',
  )
}

/** The tokens that come as cookies: the one of the request in the path, and sessions. A cookie comes by itself, so for a write it counts on our own pages alone. */
function cookiesOf(
  endpoint: Endpoint,
  request: Request,
  project_id: string | undefined,
  id: string | undefined,
): string[] {
  const origin = request.headers.get('origin')
  const elsewhere = endpoint.method !== 'GET' && origin !== null && origin !== new URL(env.BASE_URL).origin
  if (elsewhere || (endpoint.customer === 'open' && !project_id)) return []
  const cookies = request.headers.get('cookie')
  return [...(id ? requestTokensIn(cookies, id) : []), ...sessionsIn(cookies, project_id)]
}

/** The support request that an address names. */
const requestIn = (request: Request) => idIn(request, 'support-requests')

/** The project that an address names. */
const projectIn = (request: Request) => idIn(request, 'projects')

const idIn = ({ url }: Request, records: string) =>
  new RegExp(`/${records}/([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})(?:/|$)`, 'i')
    .exec(new URL(url).pathname)?.[1]
    ?.toLowerCase()

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** A session as sent: `Authorization: Bearer …` (RFC 6750) or `X-Session-Token`. */
function sessionOf(request: Request): string | null {
  const header = request.headers.get('authorization')
  return header === null ? request.headers.get('x-session-token') : (bearer(header) ?? '-')
}

async function admin(endpoint: Endpoint, text: string, origin: Origin): Promise<Admin> {
  const key = isApiKey(text) ? await findApiKey(text) : null
  if (!key) {
    if (isApiKey(text)) await countRefusedTry(nameOf(endpoint), origin.address)
    throw unproven('This API key is not valid: it is mistyped, unknown, revoked or expired. Make a new one.')
  }
  const { id: key_id, name: key_name, project_id, permission } = key
  return { kind: 'admin', ...origin, project_id, permission, key_id, key_name }
}

/** The API key as sent: `Authorization: Bearer …` (RFC 6750) or `X-API-Key`. */
function apiKeyOf(request: Request): string | null {
  const header = request.headers.get('authorization')
  if (header !== null) return bearer(header) ?? ''
  return request.headers.get('x-api-key')
}

/** The same where others may come too: a session or an entitlement token, where the endpoint knows those, is no API key. */
function teamKeyOf({ customer, licensed }: Endpoint, request: Request): string | null {
  const text = apiKeyOf(request)
  const others = text !== null && ((customer && text.startsWith('pst_')) || (licensed && isJwt(text)))
  return others ? null : text
}

/** Refuses a write by a key that may read only. */
export function requirePermission({ method }: Endpoint, admin: Admin | undefined): void {
  if (admin && method !== 'GET' && admin.permission !== 'write') {
    throw new AppError('FORBIDDEN', 'This API key may read only. Use one with the permission “write”.')
  }
}
