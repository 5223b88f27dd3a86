import { type Wish, wishStatusGroups } from '@/lib/contract/wishes'

/** Whether a wish takes no more votes. */
export const isClosed = ({ status }: Pick<Wish, 'status'>): boolean =>
  wishStatusGroups.closed.some((closed) => closed === status)
