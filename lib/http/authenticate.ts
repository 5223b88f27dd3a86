import 'server-only'
import type { Admin, Caller, Origin } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { isApiKey } from '@/lib/domain/access/api-key-text'
import { findApiKey } from '@/lib/domain/access/find-api-key'
import { AppError } from '@/lib/errors'
import { countRefusedTry } from './limit'

const challenge = { 'WWW-Authenticate': 'Bearer' }

/** The caller as the endpoint's `access` asks for one; 401 without a good proof. */
export async function authenticate(endpoint: Endpoint, request: Request, origin: Origin): Promise<Caller> {
  const text = apiKeyOf(request)
  if (endpoint.access === 'public') {
    const team = endpoint.team && text !== null ? await admin(endpoint, text, origin) : undefined
    return { kind: 'visitor', ...origin, ...(team && { team }) }
  }
  if (text === null) {
    throw new AppError('UNAUTHORIZED', 'Send an API key of this project in the header “Authorization: Bearer app_…”.', {
      headers: challenge,
    })
  }
  return admin(endpoint, text, origin)
}

async function admin(endpoint: Endpoint, text: string, origin: Origin): Promise<Admin> {
  const key = isApiKey(text) ? await findApiKey(text) : null
  if (!key) {
    if (isApiKey(text)) await countRefusedTry(endpoint, origin.address)
    throw new AppError(
      'UNAUTHORIZED',
      'This API key is not valid: it is mistyped, unknown, revoked or expired. Make a new one.',
      {
        headers: challenge,
      },
    )
  }
  return { kind: 'admin', ...origin, project_id: key.project_id, permission: key.permission, key_id: key.id }
}

/** The API key as sent: `Authorization: Bearer …` (RFC 6750) or `X-API-Key`. */
function apiKeyOf(request: Request): string | null {
  const header = request.headers.get('authorization')
  if (header !== null) return /^bearer +(\S+) *$/i.exec(header)?.[1] ?? ''
  return request.headers.get('x-api-key')
}

/** Refuses a write by a key that may read only. */
export function requirePermission({ method }: Endpoint, admin: Admin | undefined): void {
  if (admin && method !== 'GET' && admin.permission !== 'write') {
    throw new AppError('FORBIDDEN', 'This API key may read only. Use one with the permission “write”.')
  }
}
