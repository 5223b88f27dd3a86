'use client'

import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Confirm } from '@/components/ui/confirm'
import { type Category, categories } from '@/lib/wire/categories'
import { roadmap } from '@/lib/wire/roadmap'
import { wishes } from '@/lib/wire/wishes'

/** Deletes a category, once it was said what becomes of its wishes. */
export function DeleteCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useTranslations('Desk.Wishes')
  const { id, name, wish_count } = category
  const { send, isPending } = useSend(categories.remove, {
    invalidates: [categories.list, wishes.list, wishes.get, roadmap.get],
    said: t('category_deleted', { name }),
  })
  return (
    <Confirm
      title={t('delete_category_title', { name })}
      text={t('delete_category_text', { count: wish_count })}
      verb={t('delete')}
      pending={isPending}
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={async () => Boolean(await send({ params: { id } }))}
    />
  )
}
