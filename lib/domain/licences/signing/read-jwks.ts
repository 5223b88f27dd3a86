import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { jwkOf } from './public-key'

/**
 * The project's JWK set (RFC 7517) as JSON text: the current key first, then retired ones until the last token they signed has
 * run out, the newest first; compromised ones never. Empty before the first key, and for an unknown project.
 */
export async function readJwks(project_id: string): Promise<string> {
  const rows = await db.signing_key.findMany({
    where: {
      project_id,
      compromised_at: null,
      OR: [{ retired_at: null }, { tokens_until: { gt: clock.now() } }],
    },
    orderBy: [{ retired_at: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
  })
  return JSON.stringify({ keys: rows.map(jwkOf) })
}
