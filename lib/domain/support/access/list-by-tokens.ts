import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { shownRequest } from '@/lib/domain/support/shown-request'
import { sha256 } from '@/lib/secret'
import { isSupportToken } from './support-token'

/** The requests whose access token is good, each once, in the order of the tokens; also of several projects, as each proves itself. */
export async function listByTokens(tokens: string[]) {
  const hashes = tokens.filter((token) => isSupportToken(token) && token.startsWith('rqt_')).map(sha256)
  const found = await db.support_access_token.findMany({
    where: { hash: { in: hashes }, OR: [{ expires_at: null }, { expires_at: { gt: clock.now() } }] },
    include: { request: true },
  })
  const byHash = new Map(found.map(({ hash, request }) => [hash, request]))
  const rows = [...new Map(hashes.flatMap((hash) => byHash.get(hash) ?? []).map((row) => [row.id, row])).values()]
  return { rows: rows.map(shownRequest), total: rows.length, page: 1, per_page: Math.max(rows.length, 1) }
}
