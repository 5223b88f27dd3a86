import { createHash, randomInt } from 'node:crypto'
import { sha256 } from '@/lib/secret'

/** Crockford's base32: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BODY = 26
const CHECK = 4
const LENGTH = BODY + CHECK
const shape = new RegExp(`^[${alphabet}]{${LENGTH}}$`)

/** Four characters (20 bits) of SHA-256 over project and body: a typo, or a key of another project, is told without a look-up. */
function checkOf(project_id: string, body: string): string {
  const digest = createHash('sha256').update(`${project_id}:${body}`).digest()
  const bits = digest.readUInt32BE(0) >>> 12
  return [15, 10, 5, 0].map((shift) => alphabet.charAt((bits >>> shift) & 31)).join('')
}

/** A new key of a project: its text, for people, with the prefix before it; and the hash, which is all that is kept. */
export function newKey(project_id: string, prefix: string | null): { text: string; hash: string } {
  const body = Array.from({ length: BODY }, () => alphabet.charAt(randomInt(32))).join('')
  const key = body + checkOf(project_id, body)
  const groups = key.match(/.{5}/g) as string[]
  return { text: [...(prefix ? [prefix] : []), ...groups].join('-'), hash: sha256(key) }
}

/** A key as somebody typed it, in capitals, without dashes, spaces and what shows nothing. */
export const foldedKey = (typed: string): string => typed.toUpperCase().replace(/[\s\p{Pd}\p{Cf}_.]/gu, '')

/** The hash of a key as somebody typed it: without case, dashes, spaces, what shows nothing and prefix, O as 0, I and L as 1. Null when it can be no key of that project. */
export function hashOfKey(project_id: string, typed: string): string | null {
  const letters = foldedKey(typed)
  if (!/^[A-Z0-9]{0,8}$/.test(letters.slice(0, -LENGTH))) return null

  const key = letters.slice(-LENGTH).replace(/O/g, '0').replace(/[IL]/g, '1')
  if (!shape.test(key) || checkOf(project_id, key.slice(0, BODY)) !== key.slice(BODY)) return null
  return sha256(key)
}
