import 'server-only'
import type { Visitor } from '@/lib/caller'
import { transaction } from '@/lib/db'
import { countRefusedTry } from '@/lib/domain/access/require-budget'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { getProject } from '@/lib/domain/projects/find-project'
import type { ProjectSettings } from '@/lib/domain/projects/settings'
import { AppError } from '@/lib/errors'
import type { waitlist_purpose } from '@/prisma/client/client'
import type { EntryRow } from './entry-row'
import { findEntryById } from './find-entry'
import { holdWaitlist } from './hold-waitlist'
import { proveEntry } from './prove-entry'
import { tellWaitlist, type WaitlistEvent } from './tell-waitlist'
import { findToken } from './token'

type Token = { project_id: string; token: string; purpose: waitlist_purpose }
type Work = (entry: EntryRow, hash: string, settings: ProjectSettings) => Promise<WaitlistEvent | null>

/**
 * Does `work` for the entry whose letter the token came in, which proves its address, and tells what `work` answers; answers the entry
 * as it is then. A token that is not good is UNAUTHORIZED, and counted after the transaction: counting takes a connection of its own.
 */
export async function useToken({ address }: Visitor, { project_id, token, purpose }: Token, work: Work) {
  await getProject(project_id)
  const entry = await transaction(async () => {
    const asked = await entryOf(project_id, token, purpose)
    if (!asked) return null
    const end_user_id = await recogniseEndUser(project_id, { email: asked.email })
    const settings = await holdWaitlist(project_id)
    const entry = await entryOf(project_id, token, purpose)
    if (!entry) return null
    const event = await work(entry, entry.hash, settings)
    await proveEntry(entry.id, end_user_id, settings)
    const proven = await findEntryById(entry.id)
    if (proven && event) await tellWaitlist(event, proven)
    return proven
  })
  if (entry) return entry

  await countRefusedTry(`waitlist ${purpose}`, address)
  throw new AppError(
    'UNAUTHORIZED',
    'This link is not good: it is mistyped, unknown or out of date. Join again for a new one.',
    {
      headers: { 'WWW-Authenticate': 'Bearer' },
    },
  )
}

async function entryOf(project_id: string, token: string, purpose: waitlist_purpose) {
  const found = await findToken(project_id, token, purpose)
  const entry = found && (await findEntryById(found.entry_id))
  return entry && { ...entry, hash: found.hash }
}
