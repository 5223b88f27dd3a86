'use client'

import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Confirm } from '@/components/ui/confirm'
import type { RoadmapItem } from '@/lib/contract/roadmap-records'
import { roadmap } from '@/lib/wire/roadmap'
import { withoutCard } from './board-state'

/** Takes a card off; that of a wish can be put back, a free one is gone. */
export function TakeOff({ item, onClose }: { item: RoadmapItem; onClose: () => void }) {
  const t = useTranslations('Desk.Roadmap')
  const { send, isPending } = useSend(roadmap.removeItem, {
    invalidates: [roadmap.get],
    said: t('taken_off', { title: item.title }),
    optimistic: (cache, { params }) =>
      cache.change(roadmap.get, (reply) => ({ ...reply, data: withoutCard(reply.data, params.id) })),
  })
  return (
    <Confirm
      title={t('take_off_title', { title: item.title })}
      text={item.wish ? t('take_off_wish') : t('take_off_free')}
      verb={t('take_off')}
      pending={isPending}
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={async () => Boolean(await send({ params: { id: item.id } }))}
    />
  )
}
