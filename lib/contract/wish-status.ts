import { z } from 'zod'
import { statusFilter } from './status-filter'

export const WishStatus = z.enum(['pending', 'under_review', 'planned', 'in_progress', 'completed', 'declined'])
export type WishStatus = z.output<typeof WishStatus>

/** The two groups that the status filter knows beside the statuses themselves. */
export const wishStatusGroups = {
  open: ['pending', 'under_review', 'planned', 'in_progress'],
  closed: ['completed', 'declined'],
} as const satisfies Record<string, readonly WishStatus[]>

/** One status, a group (`open`, `closed`) or several with commas; answers the set of statuses meant. */
export const WishStatusFilter = statusFilter(WishStatus.options, wishStatusGroups)
