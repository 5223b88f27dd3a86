import { keyOf } from '@/lib/domain/support/access/address'
import type { support_request } from '@/prisma/client/client'
import type { Mail } from './mail'

export type Doubt = 'closed' | 'other_sender' | 'not_proven' | 'too_many'

/** Why a mail is for the team alone; null for one from the request's customer that nobody said was forged. */
export function whyHeld(
  mail: Mail,
  { email_key, status }: Pick<support_request, 'email_key' | 'status'>,
): Doubt | null {
  if (!mail.from || email_key === null || keyOf(mail.from.address) !== email_key) return 'other_sender'
  const { address } = mail.from
  if (mail.headers('authentication-results').some((each) => saysForged(each, address))) return 'not_proven'
  if (mail.headers('received-spf').some((each) => /^\s*fail\b/i.test(each))) return 'not_proven'
  return status === 'closed' ? 'closed' : null
}

/**
 * Whether a mail server found (RFC 8601) that DMARC fails, or neither signature nor sender's server is proven to be of the
 * address's own domain. Where nobody looked, the signed reply address and the sender's name are all there is. A pass alone
 * proves little, because anybody can write one; quotes and comments are left out, for they hold what the sender chose.
 */
function saysForged(results: string, address: string): boolean {
  const plain = results.replace(/"[^"]*"|\([^()]*\)/g, '')
  const said = plain.split(';').map((part) => part.trim().toLowerCase())
  const of = (method: string) =>
    said.filter((part) => part.startsWith(method) && /^\s*=/.test(part.slice(method.length)))
  const passes = (method: string, property: RegExp) =>
    of(method).some((part) => /=\s*pass\b/.test(part) && isAligned(property.exec(part)?.[1] ?? '', address))
  if (of('dmarc').some((part) => /=\s*fail\b/.test(part))) return true
  if (of('dmarc').some((part) => /=\s*pass\b/.test(part))) return false
  if (of('dkim').length + of('spf').length === 0) return false
  const fails = [...of('spf'), ...of('dkim')].some((part) => /=\s*(softfail|fail|permerror)\b/.test(part))
  return (
    fails &&
    !passes('dkim', /header\.[di]\s*=\s*@?([\w.-]+)/) &&
    !passes('spf', /smtp\.mailfrom\s*=\s*(?:\S*@)?([\w.-]+)/)
  )
}

/** Whether a domain is the address's own, or above or below it (DMARC's relaxed alignment, RFC 7489, 3.1). */
function isAligned(domain: string, address: string): boolean {
  const own = address.split('@').at(-1)?.toLowerCase() ?? ''
  return domain.includes('.') && (own === domain || own.endsWith(`.${domain}`) || domain.endsWith(`.${own}`))
}
