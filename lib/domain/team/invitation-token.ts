import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '@/lib/secret'

/** What the link of an invitation proves itself with: its id, and a hash that nobody makes without the installation’s secret. */
export const invitationToken = (id: string): string =>
  `inv_${id.replaceAll('-', '')}${keyedHash('team', 'invitation', id)}`

/** The invitation whose link has this token; null for what is none of ours. */
export function invitationIn(token: string): string | null {
  const [, ...groups] =
    /^inv_([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})[\da-f]{64}$/.exec(token) ?? []
  if (groups.length === 0) return null
  const id = groups.join('-')
  return timingSafeEqual(Buffer.from(invitationToken(id)), Buffer.from(token)) ? id : null
}
