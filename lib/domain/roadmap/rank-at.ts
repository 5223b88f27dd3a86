import 'server-only'
import { generateKeyBetween } from 'fractional-indexing'
import { db } from '@/lib/db'
import { respace } from './respace'

/** `position` counts the cards that are shown, from the top; undefined, or beyond them, is the end. `own_id` is the card that comes to stand there, if there is one yet. */
type Place = { column_id: string; position?: number | undefined; own_id?: string | undefined }

/** Ranks grow by a letter for each six cards that are put into the same gap. */
const LONG = 120

/**
 * The rank that a card has to get to stand at a place in a column, between its neighbours and different from every other there, also
 * of cards that are not shown. One that stands there already keeps its own. Whoever asks holds the columns.
 */
export async function rankAt(place: Place): Promise<string> {
  const { after, before, own } = await neighbours(place)
  if (own !== null && (after === null || own > after) && (before === null || own < before)) return own
  const rank = generateKeyBetween(after, before)
  if (rank.length <= LONG) return rank
  await respace(place.column_id)
  return rankAt(place)
}

type Neighbours = { after: string | null; before: string | null; own: string | null }

/** The ranks above and below a place, and that of the card itself where it stands in the column already. One statement, because everybody else who moves a card waits. */
async function neighbours({ column_id, ...place }: Place): Promise<Neighbours> {
  const position = place.position ?? null
  const own_id = place.own_id ?? null
  const [found] = await db.$queryRaw<[Neighbours]>`
    WITH other AS NOT MATERIALIZED (
      SELECT * FROM roadmap_item WHERE column_id = ${column_id}::uuid AND id IS DISTINCT FROM ${own_id}::uuid
    ), above AS (
      SELECT CASE WHEN ${position}::bigint = 0 THEN NULL ELSE coalesce(
        (SELECT rank FROM other WHERE ${position}::bigint > 0 AND is_shown ORDER BY rank, id OFFSET greatest(${position}::bigint - 1, 0) LIMIT 1),
        (SELECT rank FROM other ORDER BY rank DESC LIMIT 1)
      ) END AS rank
    )
    SELECT above.rank AS after,
      (SELECT rank FROM other WHERE other.rank > coalesce(above.rank, '') ORDER BY rank LIMIT 1) AS before,
      (SELECT rank FROM roadmap_item WHERE id = ${own_id}::uuid AND column_id = ${column_id}::uuid) AS own
    FROM above`
  return found
}
