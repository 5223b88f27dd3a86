import 'server-only'
import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { env } from '@/lib/env'

const shared = globalThis as { [key: symbol]: unknown }
const place = Symbol.for('frontdesk.data-secret')

/** The secret that everything in the database is sealed and hashed under; APP_SECRET until the one of the database is held. */
export const dataSecret = (): string => (shared[place] as string | undefined) ?? env.APP_SECRET

/** Holds the secret of the database for the whole process, however many copies of this module a bundler makes. */
export function holdDataSecret(secret: string): void {
  shared[place] = secret
}

const keyOf = (app_secret: string) => new Uint8Array(hkdfSync('sha256', app_secret, 'frontdesk', 'data-secret', 32))

/** The data secret as the database keeps it: encrypted under an APP_SECRET (JWE, `dir`, A256GCM; RFC 7516). */
export function wrapSecret(secret: string, app_secret: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(secret))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(app_secret))
}

/** The data secret that was wrapped under that APP_SECRET; null when it was another. */
export async function unwrapSecret(wrapped: string, app_secret: string): Promise<string | null> {
  try {
    return new TextDecoder().decode((await compactDecrypt(wrapped, keyOf(app_secret))).plaintext)
  } catch {
    return null
  }
}
