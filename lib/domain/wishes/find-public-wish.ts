import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { wish_status } from '@/prisma/client/enums'

export type FoundWish = { id: string; project_id: string; status: wish_status }

/** The public wish that an id stands for: itself, or the one it was merged into at the end of the chain. Unknown and hidden ones are NOT_FOUND. */
export async function findPublicWish(id: string): Promise<FoundWish> {
  const wish = await followMerges(id)
  if (!wish?.is_approved) throw notFound('wish')
  return wish
}

/** The wish at the end of the chain of merges; null when the id is unknown. */
export async function followMerges(id: string): Promise<(FoundWish & { is_approved: boolean }) | null> {
  const [row] = await db.$queryRaw<(FoundWish & { is_approved: boolean })[]>`
    WITH RECURSIVE chain AS (
      SELECT id, project_id, status, is_approved, merged_into_id FROM wish WHERE id = ${id}::uuid
      UNION ALL
      SELECT wish.id, wish.project_id, wish.status, wish.is_approved, wish.merged_into_id FROM wish JOIN chain ON wish.id = chain.merged_into_id
    )
    SELECT id, project_id, status::text AS status, is_approved FROM chain WHERE merged_into_id IS NULL`
  return row ?? null
}
