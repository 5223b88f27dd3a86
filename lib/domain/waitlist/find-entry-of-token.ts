import 'server-only'
import { db } from '@/lib/db'
import type { waitlist_purpose } from '@/prisma/client/client'
import { findEntryById } from './find-entry'
import { findToken } from './token'

/**
 * Whom a letter's link is about, for the page that it leads to, and whether what it is for is done: the address is confirmed, or the
 * place that was left is theirs again. Null when it is mistyped, unknown or out of date. Nothing is used up.
 */
export async function findEntryOfToken(project_id: string, token: string, purpose: waitlist_purpose) {
  const found = await findToken(project_id, token, purpose)
  const entry = found && (await findEntryById(found.entry_id))
  if (!entry) return null
  const { email, status, position, confirmed_at } = entry
  const is_done = purpose === 'confirm' ? confirmed_at !== null : status !== 'left' && (await isGivenBack(found.hash))
  return { email, status, position, is_done }
}

/** Whether somebody stands no further back than before they left; who was invited has nothing to gain. */
async function isGivenBack(hash: string): Promise<boolean> {
  const [row] = await db.$queryRaw<{ is_back: boolean }[]>`
    SELECT entry.status = 'invited' OR token.invited_at IS NULL AND entry.joined_at <= token.joined_at AS is_back
    FROM waitlist_token AS token JOIN waitlist_entry AS entry ON entry.id = token.entry_id WHERE token.hash = ${hash}`
  return row?.is_back ?? false
}
