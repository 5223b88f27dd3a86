import 'server-only'
import type { z } from 'zod'
import { actor } from '@/lib/actor'
import { clock } from '@/lib/clock'
import type { waitlist } from '@/lib/contract/waitlist'
import { db, transaction } from '@/lib/db'
import { isHeard } from '@/lib/domain/events/is-heard'
import { getTakingProject } from '@/lib/domain/projects/find-project'
import { enqueueMany } from '@/lib/jobs/enqueue'
import type { EntryRow } from './entry-row'
import { holdWaitlist } from './hold-waitlist'
import { nextInvitees } from './next-invitees'
import { readEntries } from './read-entries'
import { tellWaitlist } from './tell-waitlist'

type Given = z.output<typeof waitlist.invite.body>

/** So many letters are written by one job. */
const CHUNK = 25

/**
 * Invites the next in line that have an address, or those of `ids` that wait and have one; all or none. The line is held only while
 * they are chosen, so that nobody is invited twice and nobody who joins waits long: jobs make the licence keys and write the letters.
 * An archived project, whose portal the letter would lead to, is a CONFLICT.
 */
export async function inviteNext(project_id: string, { dry_run, mint_license, ...which }: Given) {
  if (dry_run) return { invited: await readEntries(await nextInvitees(project_id, which)), dry_run }

  await getTakingProject(project_id)
  return transaction(async () => {
    await holdWaitlist(project_id)
    const invited_at = clock.now()
    const invited = await markInvited(await nextInvitees(project_id, which), invited_at)
    await haveThemWritten(project_id, invited, { invited_at, mint_license })
    if (await isHeard('waitlist_invited', project_id))
      for (const entry of invited) await tellWaitlist('waitlist_invited', entry)
    return { invited, dry_run }
  })
}

async function markInvited(ids: string[], invited_at: Date): Promise<EntryRow[]> {
  await db.waitlist_entry.updateMany({
    where: { id: { in: ids } },
    data: { status: 'invited', invited_at, updated_at: invited_at },
  })
  return readEntries(ids)
}

type Terms = { invited_at: Date; mint_license: Given['mint_license'] }

/** The audit log shall have the keys as made by whoever invites. */
async function haveThemWritten(project_id: string, invited: EntryRow[], { invited_at, mint_license }: Terms) {
  const licence = mint_license && { ...mint_license, expires_at: mint_license.expires_at?.toISOString() }
  const all = {
    project_id,
    invited_at: invited_at.toISOString(),
    licence: licence ?? null,
    by: actor.getStore() ?? null,
  }
  const ids = invited.map(({ id }) => id)
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, n) => ids.slice(n * CHUNK, (n + 1) * CHUNK))
  await enqueueMany(
    'send_invitations',
    chunks.map((entry_ids) => ({ ...all, entry_ids })),
  )
}
