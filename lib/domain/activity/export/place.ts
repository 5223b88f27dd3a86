import 'server-only'
import { WaitlistEntry } from '@/lib/contract/waitlist-entry'
import { db } from '@/lib/db'
import type { Whose } from '@/lib/domain/activity/whose'
import { findEntry } from '@/lib/domain/waitlist/find-entry'
import type { Prisma } from '@/prisma/client/client'

const more = {
  fingerprint: true,
  referred_by_id: true,
  joined_at: true,
  confirmed_at: true,
  invited_at: true,
  left_at: true,
} satisfies Prisma.waitlist_entrySelect

/** Their place in line with all that is kept with it, also once they have left; whether a friend sent them, but not who. */
export async function placeOf({ project_id, email_key }: Whose) {
  const entry = await findEntry(project_id, { email_key })
  const kept = entry && (await db.waitlist_entry.findUnique({ where: { id: entry.id }, select: more }))
  if (!kept) return null
  const { referred_by_id, ...rest } = kept
  return { ...WaitlistEntry.parse(entry), ...rest, is_referred: referred_by_id !== null }
}
