import { wishStatusGroups } from '@/lib/contract/choices'
import type { Wish } from '@/lib/contract/wish'

/** Whether a wish takes no more votes. */
export const isClosed = ({ status }: Pick<Wish, 'status'>): boolean =>
  wishStatusGroups.closed.some((closed) => closed === status)
