import { useTranslations } from 'next-intl'
import { TimeAgo } from '@/components/ui/time-ago'
import type { Activity } from '@/lib/contract/activity'
import { plainText } from '@/lib/plain-text'
import { ActivityRows } from './activity-section'
import { WishLink } from './wish-link'

/** What they said, and where. */
export function CommentRows({ slug, comments }: { slug: string; comments: Activity['comments'] }) {
  const t = useTranslations('Activity')
  return (
    <ActivityRows>
      {comments.map(({ id, content, wish, created_at }) => (
        <li key={id} className="grid gap-1 py-4">
          <p dir="auto" className="line-clamp-3 text-16 text-pretty">
            {plainText(content)}
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-soft">
            <span>
              {wish ? t.rich('on', { wish: () => <WishLink slug={slug} wish={wish} inText /> }) : t('hidden')}
            </span>
            <TimeAgo at={created_at} />
          </p>
        </li>
      ))}
    </ActivityRows>
  )
}
