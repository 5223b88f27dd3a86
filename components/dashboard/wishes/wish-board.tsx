'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { SkeletonLines } from '@/components/ui/skeleton'
import type { wishes } from '@/lib/contract/wishes'
import type { Known } from '@/lib/known'
import { StatusBoard } from './status-board'
import { useStatusLists } from './use-status-lists'
import type { Filters } from './wish-filters'
import type { Room } from './wishes-room'

type Props = Room & { filters: Filters; known: Known<typeof wishes.list>[] }

/** The wishes as a board by status. */
export function WishBoard({ project, mayWrite, filters, known }: Props) {
  const t = useTranslations('Desk.Wishes')
  const { rows, totals, showMore, isLoading, error, refetch } = useStatusLists(project.id, filters.values, known)
  if (error)
    return (
      <EmptyState sentence={t('failed')}>
        <Button type="button" onClick={refetch}>
          {t('retry')}
        </Button>
      </EmptyState>
    )
  if (isLoading) return <SkeletonLines count={6} />
  return (
    <StatusBoard
      slug={project.slug}
      project_id={project.id}
      rows={rows}
      totals={totals}
      mayWrite={mayWrite}
      onMore={showMore}
      tableHref={(status) => filters.href({ view: undefined, status })}
    />
  )
}
