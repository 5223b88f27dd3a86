import { z } from 'zod'
import { wishStatuses, wishStatusGroups } from './choices'
import { statusFilter } from './status-filter'

export const WishStatus = z.enum(wishStatuses)
export type WishStatus = z.output<typeof WishStatus>

/** One status, a group (`open`, `closed`) or several with commas; answers the set of statuses meant. */
export const WishStatusFilter = statusFilter(WishStatus.options, wishStatusGroups)
