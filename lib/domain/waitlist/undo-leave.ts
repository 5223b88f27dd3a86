import 'server-only'
import type { Visitor } from '@/lib/caller'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { rankAt } from './rank'
import { useToken } from './use-token'

/** Gives somebody the place back that they had before they left, also where they have joined again since: of several the earliest. Who was invited is so again. */
export function undoLeave(visitor: Visitor, project_id: string, token: string) {
  return useToken(visitor, { project_id, token, purpose: 'undo' }, async ({ status }, hash, settings) => {
    const joined_at = Prisma.sql`least(entry.joined_at, token.joined_at)`
    const invited_at = Prisma.sql`coalesce(entry.invited_at, token.invited_at)`
    await db.$executeRaw`
      UPDATE waitlist_entry AS entry SET
        status = CASE WHEN ${invited_at} IS NOT NULL THEN 'invited'::waitlist_status ELSE 'waiting' END, invited_at = ${invited_at},
        joined_at = ${joined_at}, rank_at = ${rankAt(joined_at, Prisma.sql`referral_count`, settings.referral_boost_hours)},
        left_at = NULL, updated_at = ${clock.now()}::timestamptz
      FROM waitlist_token AS token WHERE token.hash = ${hash} AND entry.id = token.entry_id`
    return status === 'left' ? 'waitlist_joined' : null
  })
}
