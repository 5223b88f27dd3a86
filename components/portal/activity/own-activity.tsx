import { useTranslations } from 'next-intl'
import { RequestRows } from '@/components/portal/support/request-rows'
import type { Activity } from '@/lib/contract/activity'
import type { StatusLabels } from '@/lib/contract/status-labels'
import { ActivitySection } from './activity-section'
import { CommentRows } from './comment-rows'
import { LicenceRows } from './licence-rows'
import { PlaceRow } from './place-row'
import { VoteRows } from './vote-rows'
import { WishRows } from './wish-rows'

type Props = { slug: string; labels: StatusLabels; activity: Activity }

/** What is somebody's, kind by kind; kinds of which there is nothing are left out. */
export function OwnActivity({ slug, labels, activity }: Props) {
  const t = useTranslations('Activity')
  const { support_requests, wishes, votes, comments, waitlist, license_keys } = activity
  const kinds = [
    [
      'requests',
      support_requests.length,
      <RequestRows key="r" slug={slug} labels={labels} requests={support_requests} level="h3" />,
    ],
    ['wishes', wishes.length, <WishRows key="w" slug={slug} wishes={wishes} />],
    ['votes', votes.length, <VoteRows key="v" slug={slug} votes={votes} />],
    ['comments', comments.length, <CommentRows key="c" slug={slug} comments={comments} />],
    ['licences', license_keys.length, <LicenceRows key="l" slug={slug} licences={license_keys} />],
  ] as const
  return (
    <>
      {waitlist && (
        <ActivitySection title={t('waitlist')}>
          <PlaceRow slug={slug} entry={waitlist} />
        </ActivitySection>
      )}
      {kinds.map(
        ([title, count, rows]) =>
          count > 0 && (
            <ActivitySection key={title} title={t(title)} count={count}>
              {rows}
            </ActivitySection>
          ),
      )}
    </>
  )
}
