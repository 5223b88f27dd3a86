import { CalendarDays, ChevronUp, MessageSquare } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CategoryDot } from '@/components/portal/category-dot'
import { Month } from '@/components/portal/roadmap/month'
import { StatusWord } from '@/components/ui/status-word'
import type { RoadmapItem } from '@/lib/contract/roadmap-records'

/** What a card tells the team: votes and comments, also where the portal hides them, its day, and where it belongs. */
export function CardFacts({ item: { wish, target_date }, showStatus }: { item: RoadmapItem; showStatus: boolean }) {
  const t = useTranslations('Desk.Roadmap')
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-13 text-soft">
      {!wish && <span>{t('free_card')}</span>}
      {wish && (
        <Fact
          icon={<ChevronUp className="size-3.5" aria-hidden="true" />}
          words={t('votes', { count: wish.vote_count })}
        >
          {wish.vote_count}
        </Fact>
      )}
      {wish && wish.comment_count > 0 && (
        <Fact
          icon={<MessageSquare className="size-3.5" strokeWidth={1.5} aria-hidden="true" />}
          words={t('comments', { count: wish.comment_count })}
        >
          {wish.comment_count}
        </Fact>
      )}
      {target_date && (
        <span className="inline-flex items-center gap-1">
          <CalendarDays className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
          <span className="sr-only">{t('target_date')} </span>
          <Month day={target_date} />
        </span>
      )}
      {showStatus && wish && <StatusWord status={wish.status} />}
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

function Fact({ icon, words, children }: { icon: ReactNode; words: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      {icon}
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
