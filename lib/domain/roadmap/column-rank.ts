import 'server-only'
import { generateKeyBetween } from 'fractional-indexing'
import { db } from '@/lib/db'

/** The rank that a column has to get to stand at a place among the others of its roadmap; undefined, or beyond them, is the end. Whoever asks has claimed the columns. */
export async function columnRank(roadmap_id: string, place: number | undefined, own_id?: string): Promise<string> {
  const others = await db.roadmap_column.findMany({
    where: { roadmap_id, ...(own_id && { id: { not: own_id } }) },
    orderBy: [{ rank: 'asc' }, { id: 'asc' }],
    select: { rank: true },
  })
  const at = Math.min(place ?? others.length, others.length)
  return generateKeyBetween(others[at - 1]?.rank ?? null, others[at]?.rank ?? null)
}
