'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAnnounce } from '@/components/dashboard/board/announcer'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { RoadmapItem } from '@/lib/contract/roadmap-records'
import { roadmap } from '@/lib/wire/roadmap'
import type { Column } from './board-state'
import type { CardVerbs, ColumnVerbs } from './card-verbs'
import { useColumnName } from './use-column-name'

/** What somebody has asked to do, which a dialog asks more about. */
export type Asks =
  | { what: 'move' | 'edit_card' | 'take_off'; item: RoadmapItem }
  | { what: 'edit_column' | 'delete_column' | 'add_card'; column: Column }

/** The verbs of cards and columns, and what they ask about. */
export function useBoardVerbs(columns: Column[]) {
  const t = useTranslations('Desk.Roadmap')
  const announce = useAnnounce()
  const nameOf = useColumnName()
  const [asks, setAsks] = useState<Asks | null>(null)
  const { send } = useSend(roadmap.updateColumn, { invalidates: [roadmap.get] })

  async function shift(column: Column, by: -1 | 1) {
    const place = columns.findIndex(({ id }) => id === column.id) + by
    if (!(await send({ params: { id: column.id }, body: { sort_order: place } }))) return
    announce(t('column_moved', { name: nameOf(column), place: place + 1, count: columns.length }))
  }

  const card: CardVerbs = {
    move: (item) => setAsks({ what: 'move', item }),
    edit: (item) => setAsks({ what: 'edit_card', item }),
    remove: (item) => setAsks({ what: 'take_off', item }),
  }
  const column: ColumnVerbs = {
    edit: (each) => setAsks({ what: 'edit_column', column: each }),
    remove: (each) => setAsks({ what: 'delete_column', column: each }),
    addCard: (each) => setAsks({ what: 'add_card', column: each }),
    shift,
  }
  return { asks, close: () => setAsks(null), verbs: { card, column } }
}
