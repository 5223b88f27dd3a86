import type { VoteAction } from '@/components/portal/vote/vote-action'
import { WishVote } from '@/components/portal/vote/wish-vote'
import { wishHref } from '@/components/portal/wish-href'
import { Link } from '@/components/ui/link'
import type { RoadmapItem } from '@/lib/contract/roadmap-records'
import { plainText } from '@/lib/plain-text'
import { CardFacts } from './card-facts'

type Props = { slug: string; item: RoadmapItem; showStatus: boolean; vote: VoteAction }

/** One card: a wish with its votes, or something that the team put here itself. */
export function RoadmapCard({ slug, item, showStatus, vote }: Props) {
  const { wish, title, vote_count, color } = item
  const text = plainText(item.description ?? '')
  return (
    <li
      id={wish ? `wish-${wish.id}` : `card-${item.id}`}
      className="relative flex scroll-mt-20 gap-3 rounded-hold border border-line bg-raised p-4 target:border-edge"
    >
      {color && (
        <span
          aria-hidden="true"
          className="absolute inset-y-4 -start-px w-[3px] rounded-full"
          style={{ background: color }}
        />
      )}
      {wish && vote_count !== null && <WishVote wish={{ ...wish, title, vote_count }} action={vote} />}
      <article className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] content-start gap-1">
        <h3 dir="auto" className="text-16 leading-[1.375rem] font-medium text-pretty">
          {wish ? (
            <Link
              href={wishHref(slug, wish.slug)}
              className="rounded-[4px] decoration-line underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {text && (
          <p dir="auto" className="line-clamp-2 text-14 text-soft">
            {text}
          </p>
        )}
        <CardFacts item={item} showStatus={showStatus} />
      </article>
    </li>
  )
}
