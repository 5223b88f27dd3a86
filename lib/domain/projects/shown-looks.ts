import 'server-only'
import { Customization } from '@/lib/contract/portal'
import { env } from '@/lib/env'

/** How a portal looks, defaults filled in; a logo that was uploaded has its whole address. */
export function shownLooks(stored: unknown): Customization {
  const looks = Customization.parse(stored ?? {})
  const own = looks.logo_url?.startsWith('/')
  return own ? { ...looks, logo_url: env.BASE_URL + looks.logo_url } : looks
}
