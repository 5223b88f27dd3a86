import { useTranslations } from 'next-intl'
import type { Comment } from '@/lib/contract/comments'
import { CommentThread } from './comment-thread'
import type { Thread } from './thread'

/** The team's answer, set apart. */
export function OfficialAnswer({ comment, thread }: { comment: Comment; thread: Thread }) {
  const t = useTranslations('Comment')
  return (
    <section aria-label={t('official')} className="mt-8 border-s-2 border-accent-line ps-4 sm:ps-6">
      <p className="pb-3 text-13 font-medium text-accent-ink">{t('official')}</p>
      <CommentThread comment={comment} thread={thread} />
    </section>
  )
}
