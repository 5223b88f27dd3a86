import 'server-only'
import { PersonName } from '@/lib/contract/account'
import { env } from '@/lib/env'
import { AppError, invalid } from '@/lib/errors'
import { parseJson, readUpTo } from '@/lib/http/read-body'
import { askForLetter } from './ask-for-letter'
import { auth } from './auth'
import { countRefused, countTry, countVisit } from './budgets'
import { languageOf } from './language-of'
import { openPaths } from './paths'

const BASE = '/api/auth'
const MOST_BYTES = 64 * 1024

/** Lets a browser to better-auth: only where it is open, only from our own pages, within our budgets, and with the address that we know it by. */
export async function authDoor(request: Request, address: string): Promise<Response> {
  const url = new URL(request.url)
  const path = url.pathname.slice(BASE.length)
  const kind = openPaths[`${request.method} ${path}`]
  if (!kind) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  const ours = new URL(env.BASE_URL).origin
  if (request.method !== 'GET' && request.headers.get('origin') !== ours) {
    throw new AppError('FORBIDDEN', 'Only pages of this installation may ask this.')
  }

  const what = `${request.method} ${BASE}${path}`
  await countVisit({ kind, what, address })
  const body = request.method === 'GET' ? null : taken(path, await sentTo(request))
  const email = emailIn(path, body)
  const asked = { kind, what, address, email }
  await countTry(asked)
  if (path === '/request-password-reset') {
    if (email) await askForLetter({ kind: 'reset', to: email, language: languageOf(request) })
    return Response.json({ status: true })
  }

  const headers = new Headers(request.headers)
  headers.set('x-client-address', address.replace(/::\/64$/, '::1'))
  if (body) headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const passed = new Request(new URL(`${url.pathname}${url.search}`, env.BASE_URL), {
    method: request.method,
    headers,
    body: body && JSON.stringify(body),
  })
  const answer = await auth({ provider: /^\/(sign-in\/social|callback\/)/.test(path) }).handler(passed)
  if (answer.status >= 400 && answer.status < 500) await countRefused(asked)
  const response = new Response(answer.body, answer)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

type Body = { [field: string]: unknown }

/** What a page sends is a JSON object, or nothing: in no other shape does anything get past what is counted and checked here. */
async function sentTo(request: Request): Promise<Body> {
  const tooLarge = new AppError('PAYLOAD_TOO_LARGE', 'That is more than an account needs.')
  const bytes = await readUpTo(MOST_BYTES, tooLarge, request)
  if (!bytes) return {}
  const sent = parseJson(bytes, request.headers.get('content-type') ?? '')
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) return sent as Body
  throw new AppError('VALIDATION_ERROR', 'The body must be a JSON object.')
}

/** Of what was sent what we take: a name that can be shown, no browser that skips the second step, and with a new password the other browsers are signed out. */
function taken(path: string, { trustDevice: _, ...body }: Body): Body {
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
function emailIn(path: string, body: Body | null): string | undefined {
  const { email } = body ?? {}
  const named = ['/sign-in/email', '/sign-up/email', '/request-password-reset'].includes(path)
  return named && typeof email === 'string' && email.length <= 320 ? email.trim() : undefined
}
