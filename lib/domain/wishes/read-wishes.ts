import 'server-only'
import { db } from '@/lib/db'
import { type VoterHint, voterKey } from '@/lib/domain/voter'

/** The wishes of these ids, in this order, each with its category and whether the asking visitor has voted for it. */
export async function readWishes(ids: string[], voter: VoterHint = {}) {
  const rows = await db.wish.findMany({ where: { id: { in: ids } }, include: { category: true } })
  const voted = await votedFor(rows, voter)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row
      ? [{ ...row, user_metadata: row.user_metadata as Record<string, unknown>, has_voted: voted.has(id) }]
      : []
  })
}

async function votedFor(rows: { id: string; project_id: string }[], voter: VoterHint): Promise<Set<string>> {
  const project_id = rows[0]?.project_id
  const voter_key = project_id && voterKey(project_id, voter)
  if (!voter_key) return new Set()
  const votes = await db.vote.findMany({
    where: { wish_id: { in: rows.map(({ id }) => id) }, voter_key },
    select: { wish_id: true },
  })
  return new Set(votes.map(({ wish_id }) => wish_id))
}
