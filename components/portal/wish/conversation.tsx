import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/ui/pagination'
import type { Comment } from '@/lib/contract/comments'
import { CommentForm } from './comment-form'
import { CommentThread } from './comment-thread'
import type { Thread } from './thread'

type Props = { threads: Comment[]; total: number; pages: number; thread: Thread }

/** The form first, because the newest stands on top; then the threads. */
export function Conversation({ threads, total, pages, thread }: Props) {
  const t = useTranslations('Comment')
  const { page } = thread.view
  return (
    <section aria-labelledby="comments" className="mt-12 border-t border-line pt-8">
      <h2 id="comments" className="serif pb-6 text-20">
        {t('heading', { count: total })}
      </h2>
      {!thread.view.reply && <CommentForm {...thread.form} />}
      {total === 0 && <p className="pt-8 text-14 text-soft">{t('empty')}</p>}
      <ol className="grid gap-8 py-10">
        {threads.map((comment) => (
          <li key={comment.id}>
            <CommentThread comment={comment} thread={thread} />
          </li>
        ))}
      </ol>
      <Pagination page={page} pages={pages} href={(to) => `${thread.base}${to > 1 ? `?page=${to}` : ''}#comments`} />
    </section>
  )
}
