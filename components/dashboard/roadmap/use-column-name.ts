'use client'

import { useTranslations } from 'next-intl'
import { columnName } from '@/components/portal/roadmap/column-name'
import type { Column } from './board-state'

/** What a column is called here: as on the portal, the word for its status where the team has not named it. */
export function useColumnName() {
  const word = useTranslations('Status')
  return (column: Pick<Column, 'name' | 'status'>) => columnName(column, word)
}
