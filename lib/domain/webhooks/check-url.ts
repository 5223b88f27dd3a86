import 'server-only'
import { refusedAddress } from '@/lib/domain/net/refused-address'
import { invalid } from '@/lib/errors'

/** Refuses an address that no event may be sent to; a name is looked at again whenever a connection is made. */
export function checkUrl(url: string): void {
  const refusal = refusedAddress(url)
  if (refusal) throw invalid('url', refusal)
  const { username, password } = new URL(url)
  if (username || password) throw invalid('url', 'must not hold a user name or a password; the signature proves us')
}
