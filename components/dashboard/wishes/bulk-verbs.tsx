'use client'

import { useTranslations } from 'next-intl'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import type { Category } from '@/lib/contract/categories'
import type { AdminWish } from '@/lib/contract/wish'
import { BulkStatus } from './bulk-status'
import type { WishChange } from './changed'
import { useBulk } from './use-bulk'
import { Verb } from './verb'

type Props = { project_id: string; rows: AdminWish[]; categories: Category[]; onDone: () => void }

/** What can be done with the wishes that are chosen. */
export function BulkVerbs({ project_id, rows, categories, onDone }: Props) {
  const t = useTranslations('Desk.Wishes')
  const { change } = useBulk(project_id)

  async function apply(what: WishChange, options?: { notify: boolean }) {
    if (await change(rows, what, options)) onDone()
  }

  return (
    <>
      <BulkStatus onApply={(status, notify) => apply({ status }, { notify })} />
      <Menu side="top" trigger={<Verb words={t('category')} />}>
        {categories.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => apply({ category_id: id })}>
            {name}
          </MenuItem>
        ))}
        {categories.length > 0 && <MenuLine />}
        <MenuItem onClick={() => apply({ category_id: null })}>{t('no_category')}</MenuItem>
      </Menu>
      <Menu side="top" trigger={<Verb words={t('more')} />}>
        {rows.some(({ is_approved }) => !is_approved) && (
          <MenuItem onClick={() => apply({ is_approved: true })}>{t('approve')}</MenuItem>
        )}
        {rows.some(({ is_approved }) => is_approved) && (
          <MenuItem onClick={() => apply({ is_approved: false })}>{t('hide')}</MenuItem>
        )}
        {rows.some(({ is_pinned }) => !is_pinned) && (
          <MenuItem onClick={() => apply({ is_pinned: true })}>{t('pin')}</MenuItem>
        )}
        {rows.some(({ is_pinned }) => is_pinned) && (
          <MenuItem onClick={() => apply({ is_pinned: false })}>{t('unpin')}</MenuItem>
        )}
      </Menu>
    </>
  )
}
