import 'server-only'
import { jwtVerify, SignJWT } from 'jose'
import { clock } from '@/lib/clock'
import { keyFor } from '@/lib/secret'

/** What the link in a letter proves an address with, for an hour: together with the password that was chosen at sign-up, never alone. */
export function confirmationToken(email: string): Promise<string> {
  const seconds = Math.floor(clock.now().getTime() / 1_000)
  return new SignJWT({ email: email.toLowerCase() })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(seconds + 3_600)
    .sign(keyFor('confirmation'))
}

/** The address that a link’s token proves; null when it is none of ours or older than an hour. */
export async function confirmedAddress(token: string): Promise<string | null> {
  const options = { algorithms: ['HS256'], currentDate: clock.now() }
  const known = await jwtVerify<{ email: string }>(token, keyFor('confirmation'), options).catch(() => null)
  return known?.payload.email ?? null
}
