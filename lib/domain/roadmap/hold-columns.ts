import 'server-only'
import type { WishStatus } from '@/lib/contract/wish-status'
import { db } from '@/lib/db'
import type { roadmap_column } from '@/prisma/client/client'

const lockOf = (project_id: string) => `roadmap ${project_id}`

/** Keeps a project's columns as they are, with their statuses, until the transaction ends; many may at once. Asked for before any wish is held, so that two never wait for each other. */
export async function keepColumns(project_id: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${lockOf(project_id)}, 0))`
}

/** Has a project's columns to itself until the transaction ends: no card moves, and no wish gets another status. Asked for before anything is held. */
export async function claimColumns(project_id: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lockOf(project_id)}, 0))`
}

/** Holds the columns of a project, in the order of their ids, until the transaction ends: no card comes, goes or moves. Answers them as they are now. */
export async function holdColumns(project_id: string): Promise<Map<string, roadmap_column>> {
  const rows = await db.$queryRaw<roadmap_column[]>`
    SELECT * FROM roadmap_column WHERE project_id = ${project_id}::uuid ORDER BY id FOR NO KEY UPDATE`
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The same where a wish that is about to change has a card, or gets a status that a column has; many wishes change without. Asked for after the wish is
 * held and before it is written, because what is written with it, the tally, is shared by all wishes.
 */
export async function holdColumnsFor(project_id: string, status: WishStatus, wish_id?: string): Promise<void> {
  const home = await db.roadmap_column.findFirst({ where: { project_id, status }, select: { id: true } })
  const card = !home && wish_id ? await db.roadmap_item.findFirst({ where: { wish_id }, select: { id: true } }) : null
  if (home || card) await holdColumns(project_id)
}
