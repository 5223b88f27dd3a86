import 'server-only'
import { db } from '@/lib/db'
import type { roadmap_item } from '@/prisma/client/client'
import { Prisma } from '@/prisma/client/client'

/** The first cards of each column from the top, read from the index `roadmap_item_order`: no more rows than are answered. */
export const firstItems = (roadmap_id: string, per_column: number): Prisma.Sql => Prisma.sql`
  SELECT item.* FROM roadmap_column AS kept, LATERAL (
    SELECT * FROM roadmap_item
    WHERE roadmap_item.column_id = kept.id AND roadmap_item.is_shown
    ORDER BY roadmap_item.rank, roadmap_item.id LIMIT ${per_column}::int
  ) AS item
  WHERE kept.roadmap_id = ${roadmap_id}::uuid ORDER BY kept.id, item.rank, item.id`

/** The first cards of each column, by column. */
export async function selectItems(roadmap_id: string, per_column: number): Promise<Map<string | null, roadmap_item[]>> {
  const rows = await db.$queryRaw<roadmap_item[]>(firstItems(roadmap_id, per_column))
  return Map.groupBy(rows, ({ column_id }) => column_id)
}
