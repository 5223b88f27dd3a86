import { ChevronUp, MessageSquare } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { StatusDot } from '@/components/ui/status-dot'
import { StatusWord } from '@/components/ui/status-word'
import { TimeAgo } from '@/components/ui/time-ago'
import type { Activity } from '@/lib/contract/activity'
import { ActivityRows } from './activity-section'
import { WishLink } from './wish-link'

type Props = { slug: string; wishes: Activity['wishes'] }

/** Their own wishes: how each of them stands, also those that nobody else sees yet. */
export function WishRows({ slug, wishes }: Props) {
  return (
    <ActivityRows>
      {wishes.map((wish) => (
        <li key={wish.id} className="grid gap-1 py-4">
          <h3 dir="auto" className="text-16 font-medium text-pretty">
            {wish.is_approved && !wish.merged_into ? <WishLink slug={slug} wish={wish} /> : wish.title}
          </h3>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-soft">
            <State slug={slug} wish={wish} />
            <TimeAgo at={wish.created_at} />
            {wish.is_approved && !wish.merged_into && <Counts wish={wish} />}
          </p>
        </li>
      ))}
    </ActivityRows>
  )
}

type Own = Activity['wishes'][number]

function State({ slug, wish }: { slug: string; wish: Own }) {
  const t = useTranslations('Activity')
  const { merged_into } = wish
  if (merged_into)
    return <span>{t.rich('merged', { wish: () => <WishLink slug={slug} wish={merged_into} inText /> })}</span>
  if (wish.is_approved) return <StatusWord status={wish.status} />
  return (
    <span className="inline-flex items-center gap-1.5">
      <StatusDot status="under_review" />
      {t('waiting')}
    </span>
  )
}

function Counts({ wish }: { wish: Own }) {
  const t = useTranslations('Activity')
  return (
    <>
      <span className="inline-flex items-center gap-1.5 tabular-nums">
        <ChevronUp className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
        {t('votes_count', { count: wish.vote_count })}
      </span>
      {wish.comment_count > 0 && (
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <MessageSquare className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
          {t('comments_count', { count: wish.comment_count })}
        </span>
      )}
    </>
  )
}
