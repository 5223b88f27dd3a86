import 'server-only'
import { generateNKeysBetween } from 'fractional-indexing'
import { clock } from '@/lib/clock'
import type { WishStatus } from '@/lib/contract/wish-status'
import { db } from '@/lib/db'
import type { roadmap_column } from '@/prisma/client/client'
import { unlogged } from './unlogged'

type Standing = {
  wish_id: string
  item_id: string | null
  column_id: string | null
  is_shown: boolean | null
  is_public: boolean
  is_chosen: boolean
  home: string | null
}

/** Has the cards of a column whose status has changed, and of all wishes of these statuses, stand where `placeWish` would have them; those that come stand at the end. Whoever asks has claimed the columns. */
export async function settleWishes({ id, project_id, roadmap_id }: roadmap_column, statuses: WishStatus[]) {
  const all = (await standing(project_id, id, statuses)).filter(({ is_chosen }) => !is_chosen)
  await unlogged(async () => {
    await show(
      false,
      all.filter((row) => row.is_shown && (row.home === null || !row.is_public)),
    )
    await show(
      true,
      all.filter((row) => row.is_shown === false && row.home === row.column_id && row.is_public),
    )
    const coming = all.filter((row) => row.home !== null && row.home !== row.column_id)
    for (const [home, rows] of Map.groupBy(coming, (row) => row.home ?? '')) {
      await bring(project_id, roadmap_id, home, rows)
    }
  })
}

async function show(is_shown: boolean, rows: Standing[]): Promise<void> {
  const ids = rows.flatMap(({ item_id }) => item_id ?? [])
  await db.$executeRaw`
    UPDATE roadmap_item SET is_shown = ${is_shown}, updated_at = ${clock.now()} WHERE id = ANY (${ids}::uuid[])`
}

/** Puts wishes at the end of a column, in the order given; a hidden or merged one waits there, if it has a card. */
async function bring(project_id: string, roadmap_id: string, column_id: string, rows: Standing[]): Promise<void> {
  const last = await db.roadmap_item.findFirst({ where: { column_id }, orderBy: { rank: 'desc' } })
  const ranks = generateNKeysBetween(last?.rank ?? null, null, rows.length)
  const ids = rows.map(({ wish_id }) => wish_id)
  const shown = rows.map(({ is_public }) => is_public)
  const now = clock.now()
  await db.$executeRaw`
    INSERT INTO roadmap_item AS item (id, project_id, roadmap_id, column_id, wish_id, rank, is_shown, created_at, updated_at)
    SELECT gen_random_uuid(), ${project_id}::uuid, ${roadmap_id}::uuid, ${column_id}::uuid, given.wish_id, given.rank, given.is_shown, ${now}, ${now}
    FROM unnest(${ids}::uuid[], ${ranks}::text[], ${shown}::boolean[]) AS given (wish_id, rank, is_shown)
    ON CONFLICT (roadmap_id, wish_id)
      DO UPDATE SET column_id = excluded.column_id, rank = excluded.rank, is_shown = excluded.is_shown, updated_at = excluded.updated_at`
}

/**
 * Of a column and of the wishes of some statuses: each wish, its card, and the column of its status; of wishes without a card only those that the public sees.
 * OFFSET 0 keeps each look-up by its index: PostgreSQL has no idea how many are meant.
 */
const standing = (project_id: string, column_id: string, statuses: WishStatus[]) => db.$queryRaw<Standing[]>`
  WITH meant AS MATERIALIZED (
    SELECT id FROM wish WHERE project_id = ${project_id}::uuid AND status = ANY (${statuses}::wish_status[])
    UNION SELECT wish_id FROM roadmap_item WHERE column_id = ${column_id}::uuid AND wish_id IS NOT NULL
  ), part AS MATERIALIZED (SELECT id, status FROM roadmap_column WHERE project_id = ${project_id}::uuid)
  SELECT wish.id AS wish_id, item.id AS item_id, item.column_id, item.is_shown, home.id AS home, wish.is_public,
    here.id IS NOT NULL AND here.status IS NULL AS is_chosen
  FROM meant
  CROSS JOIN LATERAL (
    SELECT *, is_approved AND merged_into_id IS NULL AS is_public FROM wish WHERE wish.id = meant.id OFFSET 0
  ) AS wish
  LEFT JOIN LATERAL (SELECT * FROM roadmap_item WHERE roadmap_item.wish_id = meant.id OFFSET 0) AS item ON true
  LEFT JOIN part AS here ON here.id = item.column_id
  LEFT JOIN part AS home ON home.status = wish.status
  WHERE item.id IS NOT NULL OR wish.is_public
  ORDER BY wish.completed_at DESC NULLS LAST, wish.vote_count DESC, wish.created_at, wish.id`
