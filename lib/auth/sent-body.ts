import 'server-only'
import { PersonName } from '@/lib/contract/account'
import { AppError, invalid } from '@/lib/errors'
import { parseJson, readUpTo } from '@/lib/http/read-body'

const MOST_BYTES = 64 * 1024

export type Body = { [field: string]: unknown }

/** What a page sends is a JSON object, or nothing: in no other shape does anything get past what is counted and checked at the door. */
export async function sentTo(request: Request): Promise<Body> {
  const tooLarge = new AppError('PAYLOAD_TOO_LARGE', 'That is more than an account needs.')
  const bytes = await readUpTo(MOST_BYTES, tooLarge, request)
  if (!bytes) return {}
  const sent = parseJson(bytes, request.headers.get('content-type') ?? '')
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) return sent as Body
  throw new AppError('VALIDATION_ERROR', 'The body must be a JSON object.')
}

/** Of what was sent what we take: a name that can be shown, no browser that skips the second step, and with a new password the other browsers are signed out. */
export function taken(path: string, { trustDevice: _, ...body }: Body): Body {
  if (path === '/update-user') return { name: nameIn(body) }
  if (path === '/sign-up/email') return { ...body, name: nameIn(body), image: undefined }
  if (path === '/change-password') return { ...body, revokeOtherSessions: true }
  return body
}

function nameIn({ name }: Body): string {
  const parsed = PersonName.safeParse(name)
  if (parsed.success) return parsed.data
  throw invalid('name', parsed.error.issues[0]?.message ?? 'must be a name')
}

/** Whose account is tried, or gets a letter. */
export function emailIn(path: string, body: Body | null): string | undefined {
  const { email } = body ?? {}
  const named = ['/sign-in/email', '/sign-up/email', '/request-password-reset'].includes(path)
  return named && typeof email === 'string' && email.length <= 320 ? email.trim() : undefined
}

/** A token that stands in a body; empty when there is none. */
export const tokenIn = (field: unknown): string => (typeof field === 'string' ? field.slice(0, 2_000) : '')
