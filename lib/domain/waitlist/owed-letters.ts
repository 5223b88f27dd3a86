import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

/** An invitation of some in line: they were all invited at that moment. */
type Invited = { project_id: string; invited_at: Date }

const isUnwritten = ({ invited_at }: Invited) => Prisma.sql`
  NOT EXISTS (SELECT FROM letter WHERE subject_id = entry.id AND kind = 'waitlist_invited' AND created_at >= ${invited_at}::timestamptz)`

/** The address that the letter of an invitation goes to; null when it is written, or they have left, or were invited anew. */
export async function owedTo(invited: Invited, id: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ email: string | null }[]>`
    SELECT email FROM waitlist_entry AS entry
    WHERE id = ${id}::uuid AND project_id = ${invited.project_id}::uuid AND status = 'invited'
      AND invited_at = ${invited.invited_at}::timestamptz AND ${isUnwritten(invited)}`
  return row?.email ?? null
}

/** Of these, in their order, who has no letter and may still need one: who left is invited again by the link that they were sent. */
export async function stillOwed(invited: Invited, ids: string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM waitlist_entry AS entry
    WHERE id = ANY (${ids}::uuid[]) AND project_id = ${invited.project_id}::uuid AND ${isUnwritten(invited)}
      AND (status = 'invited' AND invited_at = ${invited.invited_at}::timestamptz OR EXISTS (
        SELECT FROM waitlist_token AS token
        WHERE entry_id = entry.id AND purpose = 'undo' AND expires_at > ${clock.now()}::timestamptz
          AND ${invited.invited_at}::timestamptz IN (token.invited_at, entry.invited_at)))
    ORDER BY array_position(${ids}::uuid[], id)`
  return rows.map(({ id }) => id)
}
