import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { cannedReplies } from '@/lib/contract/canned-replies'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { claimShortcut } from './claim-shortcut'
import { getCannedReply } from './get-canned-reply'

type Changes = z.output<typeof cannedReplies.update.body>

/** Changes what is given of a canned reply; a shortcut that is taken is a CONFLICT. */
export async function updateCannedReply(project_id: string, id: string, changes: Changes) {
  return transaction(async () => {
    await getCannedReply(project_id, id)
    await claimShortcut(project_id, changes.shortcut, id)
    const [row] = await db.canned_reply.updateManyAndReturn({
      where: { id, project_id },
      data: { ...changes, updated_at: clock.now() },
    })
    if (!row) throw notFound('canned reply')
    return row
  })
}
