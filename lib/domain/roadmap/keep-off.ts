import 'server-only'
import { db } from '@/lib/db'
import type { roadmap_item } from '@/prisma/client/client'
import { unlogged } from './unlogged'

/** The rank of what stands nowhere. */
const NOWHERE = ''

/** Remembers, in place of its card, that the team took a wish off the roadmap. */
export async function keepOff({ project_id, roadmap_id, wish_id }: roadmap_item): Promise<void> {
  if (wish_id === null) return
  const data = { project_id, roadmap_id, wish_id, rank: NOWHERE, is_shown: false }
  await unlogged(() => db.roadmap_item.create({ data, select: { id: true } }))
}

/** Forgets it, because the wish has a new status. */
export async function forgetOff({ id }: roadmap_item): Promise<void> {
  await unlogged(() => db.roadmap_item.delete({ where: { id }, select: { id: true } }))
}

/** Whether this stands for a card that the team took off. */
export const isOff = ({ column_id, rank }: roadmap_item): boolean => column_id === null && rank === NOWHERE
