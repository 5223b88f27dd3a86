import 'server-only'
import type { SignedIn } from '@/lib/caller'
import { db } from '@/lib/db'

/** Ends the session that the caller came with. */
export async function endSession({ proof }: SignedIn): Promise<void> {
  await db.support_session.deleteMany({ where: { hash: proof.hash } })
}
