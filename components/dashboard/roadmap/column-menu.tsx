'use client'

import { ArrowLeft, ArrowRight, MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import type { Column } from './board-state'
import type { ColumnVerbs } from './card-verbs'
import { useColumnName } from './use-column-name'

type Props = { column: Column; last: number; verbs: ColumnVerbs }

/** What can be done with a column; `last` is the place of the last one. */
export function ColumnMenu({ column, last, verbs }: Props) {
  const t = useTranslations('Desk.Roadmap')
  return (
    <Menu
      trigger={<IconButton icon={MoreHorizontal} label={t('column_menu', { name: useColumnName()(column) })} small />}
    >
      <MenuItem icon={Plus} onClick={() => verbs.addCard(column)}>
        {t('add_card')}
      </MenuItem>
      <MenuItem icon={Pencil} onClick={() => verbs.edit(column)}>
        {t('edit_column')}
      </MenuItem>
      <MenuItem icon={ArrowLeft} disabled={column.sort_order === 0} onClick={() => verbs.shift(column, -1)}>
        {t('column_left')}
      </MenuItem>
      <MenuItem icon={ArrowRight} disabled={column.sort_order === last} onClick={() => verbs.shift(column, 1)}>
        {t('column_right')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Trash2} danger disabled={column.item_count > 0} onClick={() => verbs.remove(column)}>
        {column.item_count > 0 ? t('delete_column_full') : t('delete_column')}
      </MenuItem>
    </Menu>
  )
}
