import 'server-only'
import type { WishStatus } from '@/lib/contract/wish-status'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

type Locked = {
  id: string
  status: WishStatus
  is_approved: boolean
  merged_into_id: string | null
  completed_at: Date | null
  vote_count: number
}

/** Holds these wishes of a project until the transaction ends, always in the order of their ids, so that two never wait for each other. Votes and comments wait too. */
export async function lockWishes(project_id: string, ids: string[]): Promise<Map<string, Locked>> {
  const rows = await db.$queryRaw<Locked[]>`
    SELECT id, status, is_approved, merged_into_id, completed_at, vote_count FROM wish
    WHERE project_id = ${project_id}::uuid AND id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same for one; NOT_FOUND when it is no wish of the project. */
export async function lockWish(project_id: string, id: string): Promise<Locked> {
  const row = (await lockWishes(project_id, [id])).get(id)
  if (!row) throw notFound('wish')
  return row
}
