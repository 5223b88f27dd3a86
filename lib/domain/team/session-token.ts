import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookie } from 'cookie'
import { env } from '@/lib/env'
import { keyFor } from '@/lib/secret'

/** What stands before the name of every cookie of the dashboard. */
export const COOKIE_PREFIX = 'frontdesk'

/** The secret of better-auth: it signs cookies and seals second factors under it. Of the data secret, so that a new APP_SECRET ends nothing. */
export const authSecret = (): string => Buffer.from(keyFor('team')).toString('hex')

const nameOf = (cookie: string) => `${env.BASE_URL.startsWith('https://') ? '__Secure-' : ''}${COOKIE_PREFIX}.${cookie}`

/** The cookie that a member's browser is signed in by. */
export const sessionCookieName = (): string => nameOf('session_token')

/** A session's token as its cookie holds it: signed, so that what the database holds opens nothing. */
export const signedToken = (token: string): string => `${token}.${signature(token)}`

/** The token of the session that comes as a cookie; undefined without one, or with one that is not ours. */
export const sessionTokenIn = (cookies: string | null): string | undefined => signedIn(cookies, 'session_token')

/** The token of a sign-in that waits for its second step, likewise. */
export const halfTokenIn = (cookies: string | null): string | undefined => signedIn(cookies, 'two_factor')

function signedIn(cookies: string | null, cookie: string): string | undefined {
  const value = parseCookie(cookies ?? '')[nameOf(cookie)] ?? ''
  const [token = '', signed = ''] = value.split('.', 2)
  const ours = Buffer.from(signature(token))
  const given = Buffer.from(signed)
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : undefined
}

const signature = (token: string) => createHmac('sha256', authSecret()).update(token).digest('base64')
