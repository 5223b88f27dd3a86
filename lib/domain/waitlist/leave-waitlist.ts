import 'server-only'
import type { Visitor } from '@/lib/caller'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { getProject } from '@/lib/domain/projects/find-project'
import { findEntry, findEntryById } from './find-entry'
import { holdWaitlist } from './hold-waitlist'
import { sendToken, writeTokenLetter } from './send-token'
import { settleCredit } from './settle-credit'
import { tellWaitlist } from './tell-waitlist'
import { type Given, whoIs } from './who'

/** Takes whoever is meant, in body or query, out of the line, and mails them how to come back, unless the project is archived, which takes nobody back; who is not in it stays so. The row is kept, so that a mistaken or hostile leave can be undone. */
export async function leaveWaitlist(visitor: Visitor, project_id: string, query: Given, body: Given): Promise<void> {
  const project = await getProject(project_id)
  const given = { email: body.email ?? query.email, fingerprint: body.fingerprint ?? query.fingerprint }
  const { key } = whoIs(project_id, given, visitor)
  const found = await findEntry(project_id, key)
  if (!found || found.status === 'left') return

  const letter = found.email && !project.archived_at ? await writeTokenLetter(project, 'undo') : null
  await transaction(async () => {
    const settings = await holdWaitlist(project_id)
    const { count } = await db.waitlist_entry.updateMany({
      where: { id: found.id, status: { not: 'left' } },
      data: { status: 'left', left_at: clock.now(), updated_at: clock.now() },
    })
    if (count === 0) return

    await settleCredit(found.id, settings)
    const entry = await findEntryById(found.id)
    if (entry?.email && letter) await sendToken(entry.id, entry.email, letter)
    if (entry) await tellWaitlist('waitlist_left', entry)
  })
}
