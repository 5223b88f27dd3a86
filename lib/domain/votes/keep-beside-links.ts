import 'server-only'
import { db } from '@/lib/db'

/** Notes that a vote is wanted without links, too: whoever has it cast it themselves, or asked for it. No link takes it back any more. */
export async function keepBesideLinks(vote_id: string): Promise<void> {
  await db.support_request_wish.updateMany({ where: { vote_id }, data: { vote_id: null } })
}
