import 'server-only'
import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { dataSecret } from '@/lib/data-secret'

/** What a derived key is for: each purpose has its own, so that no value made for one is good for another. */
type Purpose =
  | 'voter'
  | 'bot-token'
  | 'idempotency'
  | 'visit'
  | 'file'
  | 'letter'
  | 'login'
  | 'identity'
  | 'reply-address'
  | 'signing-key'
  | 'webhook'
  | 'unsubscribe'
  | 'team'
  | 'device'
  | 'confirmation'

const derived = new Map<string, Uint8Array>()

/** The 256-bit key of one purpose, derived from the data secret by HKDF-SHA256 (RFC 5869). */
export function keyFor(purpose: Purpose): Uint8Array {
  const secret = dataSecret()
  const name = `${purpose}:${secret}`
  const known = derived.get(name) ?? new Uint8Array(hkdfSync('sha256', secret, 'frontdesk', purpose, 32))
  derived.set(name, known)
  return known
}

/** HMAC-SHA256 of a value, in hex: the same for the same value, and nobody without the secret can tell which. */
export function keyedHash(purpose: Purpose, ...parts: string[]): string {
  return createHmac('sha256', keyFor(purpose)).update(JSON.stringify(parts)).digest('hex')
}

/** The hex SHA-256 of a token of 128 random bits or more, for keeping it. */
export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}

/** Encrypts text for keeping (JWE, `dir`, A256GCM; RFC 7516). */
export function seal(purpose: Purpose, value: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(value))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyFor(purpose))
}

/** Reads what `seal` made for the same purpose; throws when it was changed or made under another secret. */
export async function unseal(purpose: Purpose, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyFor(purpose))
  return new TextDecoder().decode(plaintext)
}
