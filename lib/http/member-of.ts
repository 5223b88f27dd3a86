import 'server-only'
import type { Member, Origin } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { findSession } from '@/lib/domain/team/find-session'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** Who is signed in to the dashboard; null without a good session. A cookie comes by itself, so a write that no page of ours sent is FORBIDDEN. */
export async function memberOf({ method }: Endpoint, { headers }: Request, origin: Origin): Promise<Member | null> {
  const person = await findSession(headers.get('cookie'))
  if (!person) return null
  if (method !== 'GET' && headers.get('origin') !== new URL(env.BASE_URL).origin) {
    throw new AppError(
      'FORBIDDEN',
      'With a dashboard session only pages of this installation may write. Elsewhere, use an API key.',
    )
  }
  return { kind: 'member', ...origin, ...person }
}
