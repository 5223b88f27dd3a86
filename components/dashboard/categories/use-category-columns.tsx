'use client'

import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/data-table'
import { CategoryDot } from '@/components/portal/category-dot'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import type { Category } from '@/lib/contract/categories'

type Verbs = ((what: 'edit' | 'delete', category: Category) => void) | null

/** What the list tells of a category, and what can be done with it. */
export function useCategoryColumns(verbs: Verbs): Column<Category>[] {
  const t = useTranslations('Desk.Wishes')
  const told: Column<Category>[] = [
    {
      key: 'name',
      head: t('category'),
      title: true,
      cell: ({ name, color, icon }) => (
        <span className="inline-flex max-w-full items-center gap-2">
          <CategoryDot color={color} />
          {icon && <span aria-hidden="true">{icon}</span>}
          <span className="truncate">{name}</span>
        </span>
      ),
    },
    { key: 'description', head: t('category_text'), from: 'md', cell: ({ description }) => description },
    {
      key: 'wish_count',
      head: t('wishes_head'),
      end: true,
      told: true,
      width: 'w-24',
      cell: ({ wish_count }) => wish_count,
    },
  ]
  if (!verbs) return told
  return [
    ...told,
    {
      key: 'verbs',
      head: t('more'),
      quietHead: true,
      end: true,
      width: 'w-12',
      cell: (category) => (
        <span className="relative z-1">
          <Menu
            trigger={<IconButton icon={MoreHorizontal} label={t('category_menu', { name: category.name })} small />}
          >
            <MenuItem icon={Pencil} onClick={() => verbs('edit', category)}>
              {t('edit')}
            </MenuItem>
            <MenuLine />
            <MenuItem icon={Trash2} danger onClick={() => verbs('delete', category)}>
              {t('delete')}
            </MenuItem>
          </Menu>
        </span>
      ),
    },
  ]
}
