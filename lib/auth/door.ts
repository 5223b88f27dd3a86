import 'server-only'
import { endLinks } from '@/lib/domain/team/end-links'
import { freePending } from '@/lib/domain/team/free-address'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { askForLetter } from './ask-for-letter'
import { countAsked, countKnown, countVisit, takeGuess } from './budgets'
import { deviceCookie, deviceOf } from './device'
import { languageOf } from './language-of'
import { passOn } from './pass-on'
import { openPaths } from './paths'
import { resetBy } from './reset-link'
import { emailIn, sentTo, taken, tokenIn } from './sent-body'
import { signedInBy } from './signed-in-by'
import { triedBy } from './tried-by'

const BASE = '/api/auth'

/** Lets a browser to better-auth: only where it is open, only from our own pages, within our budgets, and with the address that we know it by. */
export async function authDoor(request: Request, address: string): Promise<Response> {
  const path = new URL(request.url).pathname.slice(BASE.length)
  const kind = openPaths[`${request.method} ${path}`]
  if (!kind) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  const ours = new URL(env.BASE_URL).origin
  if (request.method !== 'GET' && request.headers.get('origin') !== ours) {
    throw new AppError('FORBIDDEN', 'Only pages of this installation may ask this.')
  }

  const what = `${request.method} ${BASE}${path}`
  const device = kind === 'guess' ? await deviceOf(request.headers.get('cookie')) : null
  await countVisit({ kind, what, client: device?.id ?? address })
  if (device) await countKnown(what, device.account)
  const body = request.method === 'GET' ? null : taken(path, await sentTo(request))
  const email = emailIn(path, body)
  const tried = kind === 'guess' ? await triedBy(path, request, email, device) : null
  const client = device && tried?.isKnown ? device.id : address
  if (device && client === address) await countVisit({ kind, what, client })
  await countAsked({ kind, what, client }, email)
  if (path === '/request-password-reset') {
    if (email) await askForLetter({ kind: 'reset', to: email, language: languageOf(request) })
    return Response.json({ status: true })
  }

  const giveBack = await takeGuess({ kind, what, client }, tried?.who)
  if (path === '/sign-up/email' && email && env.SIGN_UP === 'open') await freePending(email)
  const resetting = path === '/reset-password' ? await resetBy(tokenIn(body?.token)) : null
  const answer = await passOn(request, { path, body, address, email })
  if (answer.status < 400 || answer.status >= 500) await giveBack()
  // What better-auth makes up for a known address is of another shape than what it has made.
  if (path === '/sign-up/email' && answer.ok) return Response.json({ status: true })

  const response = new Response(answer.body, answer)
  response.headers.set('Cache-Control', 'no-store')
  const person = await signedInBy(answer)
  if (person && path === '/change-password') await endLinks(person.user_id)
  const known = person?.user_email ?? (answer.ok ? resetting : null)
  if (known) response.headers.append('Set-Cookie', await deviceCookie(known))
  return response
}
