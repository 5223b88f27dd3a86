import { ChevronUp, EyeOff, MessageSquare, Pin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CategoryDot } from '@/components/portal/category-dot'
import type { AdminWish } from '@/lib/contract/wish'

/** What is to know of a wish at a glance: votes, comments, category, and whether it is pinned or hidden. */
export function WishFacts({ wish }: { wish: AdminWish }) {
  const t = useTranslations('Desk.Wishes')
  const { vote_count, comment_count, category, is_pinned, is_approved } = wish
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-13 text-soft">
      <span className="inline-flex items-center gap-1 tabular-nums">
        <ChevronUp className="size-3.5" aria-hidden="true" />
        <span aria-hidden="true">{vote_count}</span>
        <span className="sr-only">{t('votes', { count: vote_count })}</span>
      </span>
      {comment_count > 0 && (
        <span className="inline-flex items-center gap-1 tabular-nums">
          <MessageSquare className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
          <span aria-hidden="true">{comment_count}</span>
          <span className="sr-only">{t('comments', { count: comment_count })}</span>
        </span>
      )}
      {category && (
        <span className="inline-flex max-w-full min-w-0 items-center gap-1.5">
          <CategoryDot color={category.color} />
          <span dir="auto" className="truncate">
            {category.name}
          </span>
        </span>
      )}
      {is_pinned && (
        <span className="inline-flex items-center gap-1">
          <Pin className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
          {t('pinned')}
        </span>
      )}
      {!is_approved && (
        <span className="inline-flex items-center gap-1">
          <EyeOff className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
          {t('hidden')}
        </span>
      )}
    </p>
  )
}
