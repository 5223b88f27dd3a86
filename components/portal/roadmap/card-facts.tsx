import { CalendarDays, Check, MessageSquare } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CategoryDot } from '@/components/portal/category-dot'
import { StatusWord } from '@/components/ui/status-word'
import type { RoadmapItem } from '@/lib/contract/roadmap-records'
import { Month } from './month'

/** What else a card tells: when it comes or came, where it belongs, and how much is said about it. */
export function CardFacts({ item, showStatus }: { item: RoadmapItem; showStatus: boolean }) {
  const { wish, comment_count } = item
  const hasDay = Boolean(wish?.completed_at || item.target_date)
  if (!hasDay && !wish?.category && !comment_count && !(showStatus && wish)) return null

  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 pt-1 text-13 text-soft">
      {showStatus && wish && <StatusWord status={wish.status} />}
      <CardDay item={item} />
      {comment_count ? <Comments count={comment_count} /> : null}
      {wish?.category && (
        <span className="inline-flex max-w-full min-w-0 items-center gap-1.5">
          <CategoryDot color={wish.category.color} />
          <span dir="auto" className="truncate">
            {wish.category.name}
          </span>
        </span>
      )}
    </div>
  )
}

function CardDay({ item: { wish, target_date } }: { item: RoadmapItem }) {
  const t = useTranslations('Roadmap')
  const completed_at = wish?.status === 'completed' ? wish.completed_at : null
  const day = completed_at ?? target_date
  if (!day) return null

  const Icon = completed_at ? Check : CalendarDays
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon className="size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <span>
        {completed_at ? (
          t.rich('done_in', { month: () => <Month day={day} /> })
        ) : (
          <>
            <span className="sr-only">{t('target')} </span>
            <Month day={day} />
          </>
        )}
      </span>
    </span>
  )
}

function Comments({ count }: { count: number }) {
  const t = useTranslations('Board')
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <MessageSquare className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('comments', { count })}</span>
    </span>
  )
}
