import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { MOST_WAIT } from './quiet'

type Waiting = { id: string; created_at: Date; changed_at: Date; is_news: boolean }

/**
 * Opens a round of letters about all that waits to be told in a project. What came back to where it was, and wishes that nobody
 * sees any more, are not told. With a moment given, nothing happens while something younger waits: its own job comes. Of two at
 * once one opens it.
 */
export async function openRound(project_id: string, noted_at: Date | null): Promise<void> {
  await transaction(async () => {
    const waiting = await held(project_id)
    if (waiting.length === 0 || (noted_at && stillMoves(waiting, noted_at))) return

    const news = waiting.filter(({ is_news }) => is_news).map(({ id }) => id)
    const none = waiting.filter(({ is_news }) => !is_news).map(({ id }) => id)
    await db.status_notice.deleteMany({ where: { id: { in: none } } })
    if (news.length === 0) return
    const { id: round_id } = await db.notice_round.create({ data: { project_id, created_at: clock.now() } })
    await db.status_notice.updateMany({ where: { id: { in: news } }, data: { round_id } })
  })
}

/** What waits, held until the transaction ends: a change of status meanwhile begins a notice of its own. */
const held = (project_id: string) => db.$queryRaw<Waiting[]>`
  SELECT notice.id, notice.created_at, notice.changed_at,
    notice.status <> notice.previous_status AND wish.is_approved AND wish.merged_into_id IS NULL AS is_news
  FROM status_notice AS notice JOIN wish ON wish.id = notice.wish_id
  WHERE notice.project_id = ${project_id}::uuid AND notice.round_id IS NULL
  ORDER BY notice.wish_id
  FOR UPDATE OF notice`

function stillMoves(waiting: Waiting[], noted_at: Date): boolean {
  const first = Math.min(...waiting.map(({ created_at }) => created_at.getTime()))
  const last = Math.max(...waiting.map(({ changed_at }) => changed_at.getTime()))
  return last > noted_at.getTime() && clock.now().getTime() - first < MOST_WAIT
}
