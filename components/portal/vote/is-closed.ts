import type { Wish } from '@/lib/contract/wish'
import { wishStatusGroups } from '@/lib/contract/wish-status'

/** Whether a wish takes no more votes. */
export const isClosed = ({ status }: Pick<Wish, 'status'>): boolean =>
  wishStatusGroups.closed.some((closed) => closed === status)
