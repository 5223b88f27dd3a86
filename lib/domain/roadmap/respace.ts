import 'server-only'
import { generateNKeysBetween } from 'fractional-indexing'
import { db } from '@/lib/db'
import { unlogged } from './unlogged'

/** Gives all cards of a column short ranks again, in the same order: new ones behind the last, so that none meets an old one on the way. */
export async function respace(column_id: string): Promise<void> {
  const rows = await db.roadmap_item.findMany({
    where: { column_id },
    orderBy: { rank: 'asc' },
    select: { id: true, rank: true },
  })
  const ids = rows.map(({ id }) => id)
  const ranks = generateNKeysBetween(rows.at(-1)?.rank ?? null, null, rows.length)
  await unlogged(
    () => db.$executeRaw`
      UPDATE roadmap_item SET rank = given.rank
      FROM unnest(${ids}::uuid[], ${ranks}::text[]) AS given (id, rank) WHERE roadmap_item.id = given.id`,
  )
}
