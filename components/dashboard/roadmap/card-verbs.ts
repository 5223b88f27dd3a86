import type { RoadmapItem } from '@/lib/contract/roadmap-records'
import type { Column } from './board-state'

/** What a card can be told to do. */
export type CardVerbs = Record<'move' | 'edit' | 'remove', (item: RoadmapItem) => void>

/** What a column can be told to do. */
export type ColumnVerbs = {
  edit: (column: Column) => void
  remove: (column: Column) => void
  addCard: (column: Column) => void
  /** One place to the left (-1) or to the right (1). */
  shift: (column: Column, by: -1 | 1) => void
}
