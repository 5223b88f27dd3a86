'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { Skeleton, SkeletonLines } from '@/components/ui/skeleton'
import type { useOpenRequest } from './use-open-request'

type Props = { opened: ReturnType<typeof useOpenRequest>; isListEmpty: boolean; onBack: () => void }

/** What stands where a thread would: nothing is open, it is on its way, it is not there, or it could not be fetched. */
export function NoThread({ opened: { number, isMissing, error, retry }, isListEmpty, onBack }: Props) {
  const t = useTranslations('Desk.Inbox')
  const kit = useTranslations('Desk.Kit')
  if (number === null) {
    if (isListEmpty) return null
    return (
      <div className="m-auto">
        <EmptyState sentence={t('none_open')} />
      </div>
    )
  }
  if (isMissing) {
    return (
      <div className="m-auto">
        <EmptyState sentence={t('missing', { number })}>
          <Button type="button" onClick={onBack}>
            {t('back')}
          </Button>
        </EmptyState>
      </div>
    )
  }
  if (error) {
    return (
      <div className="m-auto grid justify-items-start gap-3 p-4">
        <Notice tone="bad">{kit('failed')}</Notice>
        <Button type="button" onClick={retry}>
          {kit('retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid w-full content-start gap-5 p-5">
      <p role="status" className="sr-only">
        {kit('loading')}
      </p>
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-8 w-full" />
      <div className="rounded-hold bg-sunk p-5">
        <SkeletonLines count={5} />
      </div>
    </div>
  )
}
