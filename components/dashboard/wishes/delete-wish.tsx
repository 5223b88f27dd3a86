'use client'

import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import type { AdminWish } from '@/lib/contract/wish'
import { categories } from '@/lib/wire/categories'
import { roadmap } from '@/lib/wire/roadmap'
import { wishes } from '@/lib/wire/wishes'

/** Deletes a wish, once it was said what goes with it. */
export function DeleteWish({ wish, onDone }: { wish: AdminWish; onDone?: () => void }) {
  const t = useTranslations('Desk.Wishes')
  const remove = useSend(wishes.remove, {
    invalidates: [wishes.list, categories.list, roadmap.get],
    said: t('deleted', { title: wish.title }),
    ...(onDone && { done: onDone }),
  })
  return (
    <Confirm
      title={t('delete_title', { title: wish.title })}
      text={t('delete_text', { votes: wish.vote_count, comments: wish.comment_count })}
      verb={t('delete')}
      pending={remove.isPending}
      onConfirm={async () => Boolean(await remove.send({ params: { id: wish.id } }))}
      trigger={
        <Button type="button" look="bare">
          {t('delete')}
        </Button>
      }
    />
  )
}
