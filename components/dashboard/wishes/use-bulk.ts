'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useAnnounce } from '@/components/dashboard/board/announcer'
import { useUndoToast } from '@/components/dashboard/board/use-undo-toast'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { AdminWish } from '@/lib/contract/wish'
import { categories } from '@/lib/wire/categories'
import { roadmap } from '@/lib/wire/roadmap'
import { wishes } from '@/lib/wire/wishes'
import { listChanged, type WishChange } from './changed'

/** Changes wishes together, at once on the page; what was done is read out, and undone by one press. */
export function useBulk(project_id: string) {
  const t = useTranslations('Desk.Wishes')
  const say = useUndoToast()
  const announce = useAnnounce()
  const meant = useRef<AdminWish[]>([])
  const { send, isPending } = useSend(wishes.updateMany, {
    invalidates: [wishes.list, wishes.get, categories.list, roadmap.get],
    optimistic: (cache, { body }) =>
      cache.change(wishes.list, (reply, { query }) => listChanged(reply, query.status, body, meant.current)),
  })

  async function change(rows: AdminWish[], what: WishChange, { notify = true } = {}): Promise<boolean> {
    const ids = rows.map(({ id }) => id)
    meant.current = rows
    if (!(await send({ body: { project_id, ids, ...what, notify } }))) return false

    const each = rows.map(({ id, status, category_id, is_approved, is_pinned }) => ({
      id,
      ...('status' in what && { status }),
      ...('category_id' in what && { category_id }),
      ...('is_approved' in what && { is_approved }),
      ...('is_pinned' in what && { is_pinned }),
    }))
    const undo = async () => {
      const back = await send({ body: { project_id, each, notify: false } })
      if (back) announce(t('undone'))
    }
    const [first] = rows
    say(
      rows.length === 1 && first ? t('changed_one', { title: first.title }) : t('changed', { count: rows.length }),
      t('undo'),
      undo,
    )
    return true
  }

  return { change, isPending }
}
