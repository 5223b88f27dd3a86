'use client'

import { useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Pages } from '@/components/data-table/pages'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { SkeletonLines } from '@/components/ui/skeleton'
import type { Known } from '@/lib/known'
import { wishes } from '@/lib/wire/wishes'
import { queueArgs } from './list-args'
import { WaitingWish } from './waiting-wish'
import type { Filters } from './wish-filters'
import type { Room } from './wishes-room'

type Props = Room & { filters: Filters; known: Known<typeof wishes.list>[] }

/** What the public does not see yet, the oldest first: let in, declined, merged or deleted. */
export function ModerationQueue({ project, mayWrite, filters: { values, set }, known }: Props) {
  const t = useTranslations('Desk.Wishes')
  const initial = known.find(({ args }) => args.query.is_approved === 'false')
  const { data, error, refetch } = useEndpoint(wishes.list, queueArgs(project.id, values), { initial })
  if (!data && error)
    return (
      <EmptyState sentence={t('failed')}>
        <Button type="button" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    )
  if (!data) return <SkeletonLines count={6} />

  const waiting = data.data.filter(({ is_approved, status }) => !is_approved && status !== 'declined')
  if (waiting.length === 0) return <EmptyState sentence={t('queue_empty')} />
  return (
    <div className="grid max-w-3xl gap-3">
      <ul className="grid gap-3">
        {waiting.map((wish) => (
          <WaitingWish key={wish.id} wish={wish} project={project} mayWrite={mayWrite} />
        ))}
      </ul>
      <Pages
        page={data.page}
        pages={data.total_pages}
        total={data.total}
        onPage={(page) => set({ page: String(page) })}
      />
    </div>
  )
}
