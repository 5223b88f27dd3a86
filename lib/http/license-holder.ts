import 'server-only'
import type { LicenseHolder, Origin } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { countRefusedTry } from '@/lib/domain/access/require-budget'
import { isJwt, verifyEntitlement } from '@/lib/domain/licences/tokens/verify-entitlement'
import { bearer, unproven } from './bearer'

/** Who holds a licence, by the entitlement token of a device. What does not look like a JWT is not looked at; one that is not good is UNAUTHORIZED. */
export async function holderOf(
  { method, path }: Endpoint,
  request: Request,
  { address }: Origin,
): Promise<LicenseHolder | undefined> {
  const token = bearer(request.headers.get('authorization') ?? '')
  if (!token || !isJwt(token)) return undefined
  const holder = await verifyEntitlement(token)
  if (holder) return holder

  await countRefusedTry(`${method} ${path}`, address)
  throw unproven(
    'This entitlement token is not good: it has run out, its device or licence is no longer active, or it is none of ours. Refresh it, or send none.',
  )
}
