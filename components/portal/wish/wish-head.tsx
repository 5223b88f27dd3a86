import { useTranslations } from 'next-intl'
import { boardHref } from '@/components/portal/board/board-href'
import { CategoryDot } from '@/components/portal/category-dot'
import { isClosed } from '@/components/portal/vote/is-closed'
import type { VoteAction } from '@/components/portal/vote/vote-action'
import { WishVote } from '@/components/portal/vote/wish-vote'
import { Link } from '@/components/ui/link'
import { StatusWord } from '@/components/ui/status-word'
import { TimeAgo } from '@/components/ui/time-ago'
import type { WishDetail } from '@/lib/contract/wish'

/** Title and pill, who and when, status and category. */
export function WishHead({ wish, boardSlug, action }: { wish: WishDetail; boardSlug: string; action: VoteAction }) {
  const t = useTranslations('Wish')
  const by =
    wish.author_type === 'team_member'
      ? t('by_team')
      : wish.author_name
        ? t('by', { name: wish.author_name })
        : t('by_nobody')

  return (
    <header id={`wish-${wish.id}`} className="flex gap-4 pt-3 sm:gap-6">
      <WishVote wish={wish} action={action} />
      <div className="grid min-w-0 grow content-start gap-3">
        <h1 dir="auto" className="serif text-28 text-balance sm:text-40">
          {wish.title}
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-soft">
          <StatusWord status={wish.status} />
          {wish.category && (
            <Link
              href={boardHref(boardSlug, { category: wish.category.slug })}
              className="inline-flex min-h-6 items-center gap-1.5 rounded-[4px] underline-offset-4 hover:text-ink hover:underline"
            >
              <CategoryDot color={wish.category.color} />
              <span dir="auto">{wish.category.name}</span>
            </Link>
          )}
          <span dir="auto">{by}</span>
          <TimeAgo at={wish.created_at} />
        </p>
        {isClosed(wish) && (
          <p className="text-13 text-soft">{t(wish.status === 'declined' ? 'closed_declined' : 'closed_completed')}</p>
        )}
      </div>
    </header>
  )
}
