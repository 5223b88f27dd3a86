import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { keyedHash } from '@/lib/secret'

type Addressed = { id: string; project_id: string }

/** The address at which an answer by mail comes back to a request; null where no mail is taken in. */
export function replyAddress(request: Addressed): string | null {
  return env.INBOUND_EMAIL_DOMAIN ? `${localPart(request)}@${env.INBOUND_EMAIL_DOMAIN}` : null
}

/** The id that a reply address names, and whether we made the address for that request of a project; null for any other address. */
export function readReplyAddress(address: string): { id: string; isOf: (project_id: string) => boolean } | null {
  const [local = '', domain, ...rest] = address.toLowerCase().split('@')
  const digits = /^r-([0-9a-v]{26})-[0-9a-v]{16}$/.exec(local)?.[1]
  if (!digits || !domain || domain !== env.INBOUND_EMAIL_DOMAIN || rest.length > 0) return null

  const id = uuidOf(digits)
  return id === null ? null : { id, isOf: (project_id) => isSame(local, localPart({ id, project_id })) }
}

/** Without case, because mail servers may change it (RFC 5321 leaves it to us): base 32 of the id, and of 80 bits that only we can tell. */
function localPart({ id, project_id }: Addressed): string {
  const mac = keyedHash('reply-address', project_id, id).slice(0, 20)
  return `r-${base32(id.replaceAll('-', ''), 26)}-${base32(mac, 16)}`
}

const base32 = (hex: string, length: number) => BigInt(`0x${hex}`).toString(32).padStart(length, '0')

function uuidOf(digits: string): string | null {
  const value = [...digits].reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n)
  const hex = value.toString(16).padStart(32, '0')
  return hex.length > 32 ? null : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function isSame(given: string, ours: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(ours)]
  return left.length === right.length && timingSafeEqual(left, right)
}
