'use client'

import { useTranslations } from 'next-intl'
import { useUndoToast } from '@/components/dashboard/board/use-undo-toast'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { AdminWish } from '@/lib/contract/wish'
import { categories } from '@/lib/wire/categories'
import { comments } from '@/lib/wire/comments'
import { roadmap } from '@/lib/wire/roadmap'
import { wishes } from '@/lib/wire/wishes'

const touched = [
  ...[wishes.list, wishes.get, wishes.listVotes, wishes.listRequests, wishes.previewMerge],
  ...[comments.list, categories.list, roadmap.get],
]

/** Merges a wish into another and undoes it; what was done can be undone by one press. */
export function useMerge() {
  const t = useTranslations('Desk.Wishes')
  const say = useUndoToast()
  const merging = useSend(wishes.merge, { invalidates: touched })
  const parting = useSend(wishes.unmerge, { invalidates: touched, said: t('merge_undone') })
  const undo = (id: string) => parting.send({ params: { id } })

  async function merge({ id, title }: AdminWish, into: string): Promise<AdminWish | null> {
    const reply = await merging.send({ params: { id }, body: { into } })
    if (!reply) return null
    say(t('merged_toast', { title, into: reply.data.title }), t('undo'), () => undo(id))
    return reply.data
  }

  return { merge, undo, isPending: merging.isPending || parting.isPending }
}
