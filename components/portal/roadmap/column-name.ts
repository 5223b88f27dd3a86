import type { WishStatus } from '@/lib/contract/wish-status'

type Column = { name: string; status: WishStatus | null }

const defaults: Partial<Record<WishStatus, string>> = {
  planned: 'Planned',
  in_progress: 'In Progress',
  completed: 'Completed',
}

/** A column's name: the team's, or the word for its status where it is still the one that every roadmap begins with. */
export const columnName = ({ name, status }: Column, word: (status: WishStatus) => string): string =>
  status && defaults[status] === name ? word(status) : name
