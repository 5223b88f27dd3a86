'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Pages } from '@/components/data-table/pages'
import type { AdminWish } from '@/lib/contract/wish'
import type { Known } from '@/lib/known'
import { comments } from '@/lib/wire/comments'
import { CommentBox } from './comment-box'
import { CommentThread } from './comment-thread'

type Props = { wish: AdminWish; mayWrite: boolean; initial: Known<typeof comments.list> | undefined }

/** What is said about a wish: the team's official answer first, threads with their replies, and a box to say more as the team. */
export function TeamConversation({ wish, mayWrite, initial }: Props) {
  const t = useTranslations('Desk.Wishes')
  const [page, setPage] = useState('1')
  const query = { wish_id: wish.id, ...(page !== '1' && { page }) }
  const { data } = useEndpoint(comments.list, { query }, { initial })
  const threads = data?.data ?? []
  return (
    <section aria-labelledby="comments" className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="comments" className="text-16 font-medium">
        {t('conversation', { count: wish.comment_count })}
      </h2>
      {mayWrite && <CommentBox wish_id={wish.id} />}
      {data && threads.length === 0 && <p className="text-14 text-soft">{t('no_comments')}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {threads.map((thread) => (
          <CommentThread key={thread.id} thread={thread} mayWrite={mayWrite} />
        ))}
      </ul>
      {data && data.total_pages > 1 && (
        <Pages page={data.page} pages={data.total_pages} total={data.total} onPage={(next) => setPage(String(next))} />
      )}
    </section>
  )
}
