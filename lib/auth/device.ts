import 'server-only'
import { randomUUID } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { jwtVerify, SignJWT } from 'jose'
import { clock } from '@/lib/clock'
import { COOKIE_PREFIX } from '@/lib/domain/team/session-token'
import { env } from '@/lib/env'
import { keyFor, sha256 } from '@/lib/secret'

const YEAR = 365 * 24 * 60 * 60

const isSecure = () => env.BASE_URL.startsWith('https://')
const nameOf = () => `${isSecure() ? '__Secure-' : ''}${COOKIE_PREFIX}.device`
/** Names an account without telling its address. */
export const accountOf = (email: string) => sha256(email.toLowerCase())

/** The cookie of a browser that somebody signed in with: it names their account, opens nothing, and has its own wrong tries (OWASP, “Device cookies”). */
export async function deviceCookie(email: string): Promise<string> {
  const seconds = Math.floor(clock.now().getTime() / 1_000)
  const value = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(accountOf(email))
    .setJti(randomUUID())
    .setExpirationTime(seconds + YEAR)
    .sign(keyFor('device'))
  const where = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: isSecure() } as const
  return stringifySetCookie({ name: nameOf(), value, maxAge: YEAR, ...where })
}

export type Device = { id: string; account: string }

/** Which browser this is and whose account somebody signed in to with it, where they did before; null for every other. */
export async function deviceOf(cookies: string | null): Promise<Device | null> {
  const value = parseCookie(cookies ?? '')[nameOf()]
  if (!value) return null
  const options = { algorithms: ['HS256'], currentDate: clock.now() }
  const known = await jwtVerify(value, keyFor('device'), options).catch(() => null)
  const { jti, sub } = known?.payload ?? {}
  return jti && sub ? { id: `device ${jti}`, account: sub } : null
}
