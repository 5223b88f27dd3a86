import { MessageSquare, Pin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CategoryDot } from '@/components/portal/category-dot'
import type { VoteAction } from '@/components/portal/vote/vote-action'
import { WishVote } from '@/components/portal/vote/wish-vote'
import { Link } from '@/components/ui/link'
import { StatusWord } from '@/components/ui/status-word'
import type { Wish } from '@/lib/contract/wish'
import { plainText } from '@/lib/plain-text'

/** One wish on the board. */
export function WishRow({ wish, href, action }: { wish: Wish; href: string; action: VoteAction }) {
  const t = useTranslations('Board')
  return (
    <li id={`wish-${wish.id}`} className="flex gap-4 border-b border-line py-5 first:pt-2 last:border-b-0">
      <WishVote wish={wish} action={action} />
      <article className="grid min-w-0 grow content-start gap-1">
        <h3 dir="auto" className="text-16 font-medium text-pretty">
          <Link href={href} className="rounded-[4px] decoration-line underline-offset-4 hover:underline">
            {wish.title}
          </Link>
        </h3>
        <p dir="auto" className="line-clamp-2 text-14 text-soft">
          {plainText(wish.description)}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-13 text-soft">
          <StatusWord status={wish.status} />
          {wish.is_pinned && (
            <span className="inline-flex items-center gap-1.5">
              <Pin className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
              {t('pinned')}
            </span>
          )}
          {wish.category && (
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <CategoryDot color={wish.category.color} />
              <span dir="auto">{wish.category.name}</span>
            </span>
          )}
          {wish.comment_count > 0 && (
            <span className="inline-flex items-center gap-1.5 tabular-nums">
              <MessageSquare className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
              {t('comments', { count: wish.comment_count })}
            </span>
          )}
        </p>
      </article>
    </li>
  )
}
