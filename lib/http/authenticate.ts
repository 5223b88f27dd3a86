import 'server-only'
import type { Admin, Caller, Member, Origin, Proof } from '@/lib/caller'
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
import { memberOf } from './member-of'
import { requestTokensIn, sessionsIn } from './session-cookie'

/** The caller as the endpoint's `access` asks for one; 401 without a good proof. */
export async function authenticate(endpoint: Endpoint, request: Request, origin: Origin): Promise<Caller> {
  if (endpoint.access === 'member' || endpoint.access === 'person') return onlyMember(endpoint, request, origin)
  if (endpoint.access !== 'admin') return visitor(endpoint, request, origin)

  const text = apiKeyOf(request)
  if (text !== null) return admin(endpoint, text, origin)
  const member = await memberOf(endpoint, request, origin)
  if (member) return member
  throw unproven('Send an API key of this project in the header “Authorization: Bearer app_…”.')
}

async function visitor(endpoint: Endpoint, request: Request, origin: Origin): Promise<Caller> {
  const text = endpoint.team ? teamKeyOf(endpoint, request) : null
  const team = text === null ? undefined : await admin(endpoint, text, origin)
  const acting = endpoint.team && !team && request.headers.get('x-act-as') === 'team'
  const member = acting ? await onlyMember(endpoint, request, origin) : undefined
  const asks = endpoint.access === 'request' || endpoint.access === 'session' || endpoint.customer
  const proof = asks ? await proofOf(endpoint, request, origin) : undefined
  const holder = endpoint.licensed ? await holderOf(endpoint, request, origin) : undefined
  return {
    kind: 'visitor',
    ...origin,
    ...(team && { team }),
    ...(member && { member }),
    ...(proof && { proof }),
    ...(holder && { holder }),
  }
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
  return { kind: 'admin', ...origin, project_id, permission, by: 'key', key_id, key_name }
}

/** Whoever is signed in to the dashboard; an API key is nobody there. */
async function onlyMember(endpoint: Endpoint, request: Request, origin: Origin): Promise<Member> {
  const text = apiKeyOf(request)
  if (text !== null) {
    await admin(endpoint, text, origin)
    throw new AppError('FORBIDDEN', 'No API key may do this: sign in to the dashboard.')
  }
  const member = await memberOf(endpoint, request, origin)
  if (member) return member
  throw unproven('You are not signed in to the dashboard, or no longer. Sign in and try again.')
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
