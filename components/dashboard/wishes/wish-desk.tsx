'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Announcer } from '@/components/dashboard/board/announcer'
import { Page } from '@/components/dashboard/kit/page-head'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import type { comments } from '@/lib/contract/comments'
import type { Known } from '@/lib/known'
import { categories } from '@/lib/wire/categories'
import { wishes } from '@/lib/wire/wishes'
import { wishesHref } from './desk-href'
import { LinkedRequests } from './linked-requests'
import { MergedNote } from './merged-note'
import { TeamConversation } from './team-conversation'
import { Voters } from './voters'
import { WishHead } from './wish-head'
import { WishProperties } from './wish-properties'
import { WishText } from './wish-text'
import type { Room } from './wishes-room'

type Props = Room & {
  id: string
  known: {
    wish: Known<typeof wishes.get>
    comments: Known<typeof comments.list> | undefined
    voters: Known<typeof wishes.listVotes>
    requests: Known<typeof wishes.listRequests>
    categories: Known<typeof categories.list>
  }
}

/** One wish with all that the team can do about it. */
export function WishDesk({ id, project, mayWrite, known }: Props) {
  const t = useTranslations('Desk.Wishes')
  const router = useRouter()
  const { data, error } = useEndpoint(wishes.get, { params: { id } }, { initial: known.wish })
  const all = useEndpoint(categories.list, { query: { project_id: project.id } }, { initial: known.categories })
  const wish = data?.data
  if (error?.code === 'NOT_FOUND' || !wish)
    return (
      <EmptyState sentence={t('gone')}>
        <TextLink href={wishesHref(project.slug)}>{t('title')}</TextLink>
      </EmptyState>
    )

  const isMerged = wish.merged_into_id !== null
  const mayChange = mayWrite && !isMerged
  return (
    <Announcer>
      <Page>
        <WishHead
          wish={wish}
          project={project}
          mayWrite={mayWrite}
          onMerged={(into) => router.push(wishesHref(project.slug, into.id))}
          onDeleted={() => router.push(wishesHref(project.slug))}
        />
        {wish.merged_into_id && (
          <MergedNote wish={wish} slug={project.slug} into={wish.merged_into_id} mayWrite={mayWrite} />
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <WishText wish={wish} mayWrite={mayChange} />
            {!isMerged && <TeamConversation wish={wish} mayWrite={mayWrite} initial={known.comments} />}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <WishProperties wish={wish} categories={all.data?.data ?? []} mayWrite={mayChange} />
            <LinkedRequests id={id} slug={project.slug} initial={known.requests} />
            <Voters wish={wish} mayWrite={mayChange} initial={known.voters} />
          </div>
        </div>
      </Page>
    </Announcer>
  )
}
