import { StatusWord } from '@/components/ui/status-word'
import { TimeAgo } from '@/components/ui/time-ago'
import type { Activity } from '@/lib/contract/activity'
import { ActivityRows } from './activity-section'
import { WishLink } from './wish-link'

/** The wishes they voted for, and when. */
export function VoteRows({ slug, votes }: { slug: string; votes: Activity['votes'] }) {
  return (
    <ActivityRows>
      {votes.map(({ id, wish, created_at }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
          <h3 className="min-w-0 grow basis-64 text-16 text-pretty">
            <WishLink slug={slug} wish={wish} />
          </h3>
          <p className="flex items-center gap-4 text-13 text-soft">
            {wish && <StatusWord status={wish.status} />}
            <TimeAgo at={created_at} />
          </p>
        </li>
      ))}
    </ActivityRows>
  )
}
