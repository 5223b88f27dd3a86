import 'server-only'
import { enqueue } from '@/lib/jobs/enqueue'
import type { Payload } from '@/lib/jobs/queues'
import { log } from '@/lib/log'
import { stillOwed } from './owed-letters'
import { sendInvitation } from './send-invitation'
import { writeInvitation } from './write-invitation'

/** Seconds after which it is looked whether somebody who left before their letter was written has come back by their link. */
const HOUR = 3_600

/**
 * Writes to each of these whom the team has invited. Whoever is killed on the way writes and mints nothing twice, and whose letter
 * fails keeps nobody else from theirs. It throws where one failed, to be run again for those.
 */
export async function sendInvitations(asked: Payload<'send_invitations'>, signal?: AbortSignal): Promise<void> {
  const invited = { ...asked, invited_at: new Date(asked.invited_at) }
  const owed = await stillOwed(invited, asked.entry_ids)
  if (owed.length === 0) return

  const letterWith = await writeInvitation(asked.project_id, { with_key: asked.licence !== null })
  const failures: unknown[] = []
  for (const id of owed) {
    signal?.throwIfAborted()
    await sendInvitation(invited, id, letterWith).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) {
    log.warn({ project: asked.project_id, failed: failures.length }, 'invitations could not be written')
    throw failures[0]
  }
  const entry_ids = await stillOwed(invited, owed)
  if (entry_ids.length > 0) await enqueue('send_invitations', { ...asked, entry_ids }, { start_after: HOUR })
}
