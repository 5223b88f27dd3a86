import 'server-only'
import type { Proof } from '@/lib/caller'
import { openRequest } from '@/lib/domain/support/access/open-request'
import { publicMessages } from './public-messages'

/** All public messages of a request that the proof opens, on one page. */
export async function listPublicMessages(proof: Proof, id: string) {
  const rows = await publicMessages(await openRequest(proof, id))
  return { rows, total: rows.length, page: 1, per_page: Math.max(rows.length, 1) }
}
