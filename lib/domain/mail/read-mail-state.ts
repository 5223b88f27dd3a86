import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

const DAY = 24 * 60 * 60 * 1_000

/** How letters fared lately: those that failed in the last seven days, those that wait for more than an hour, and the newest reason of either. */
export async function readMailState(): Promise<{ failed: number; waiting: number; last_error: string | null }> {
  const now = clock.now().getTime()
  const failed = { state: 'failed' as const, created_at: { gte: new Date(now - 7 * DAY) } }
  const waiting = { state: 'pending' as const, created_at: { lt: new Date(now - DAY / 24) } }
  const [newest] = await db.letter.findMany({
    where: { OR: [failed, waiting], last_error: { not: null } },
    orderBy: { created_at: 'desc' },
    take: 1,
    select: { last_error: true },
  })
  return {
    failed: await db.letter.count({ where: failed }),
    waiting: await db.letter.count({ where: waiting }),
    last_error: newest?.last_error ?? null,
  }
}
