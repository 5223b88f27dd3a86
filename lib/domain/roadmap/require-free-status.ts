import 'server-only'
import type { WishStatus } from '@/lib/contract/wish-status'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'

/** Refuses a status that another column of the roadmap has. */
export async function requireFreeStatus(
  roadmap_id: string,
  status: WishStatus | null | undefined,
  own_id?: string,
): Promise<void> {
  if (!status) return
  const taken = await db.roadmap_column.findFirst({ where: { roadmap_id, status } })
  if (!taken || taken.id === own_id) return
  const message = `The column “${taken.name}” has this status already; choose another, or none.`
  throw new AppError('CONFLICT', message, { details: [{ path: 'status', message }] })
}
