import 'server-only'
import { AppError } from '@/lib/errors'
import type { roadmap_column } from '@/prisma/client/client'

/** Refuses another card in a column that has as many as its limit allows, or more. Whoever asks holds the column. */
export function requireRoom({ name, wip_limit, item_count }: roadmap_column): void {
  if (wip_limit === null || item_count < wip_limit) return
  const message = `“${name}” is full: it takes ${wip_limit} at a time. Move a card out of it first, or raise its limit.`
  throw new AppError('CONFLICT', message, { details: [{ path: 'column_id', message }] })
}
