import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { cannedReplies } from '@/lib/contract/canned-replies'
import { db, transaction } from '@/lib/db'
import { claimShortcut } from './claim-shortcut'

/** Creates a canned reply; a shortcut that is taken is a CONFLICT. */
export async function createCannedReply(given: z.output<typeof cannedReplies.create.body>) {
  const { project_id, title, content, shortcut = null } = given
  return transaction(async () => {
    await claimShortcut(project_id, shortcut)
    const now = clock.now()
    return db.canned_reply.create({
      data: { project_id, title, content, shortcut, created_at: now, updated_at: now },
    })
  })
}
