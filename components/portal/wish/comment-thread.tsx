import { Reply } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { Comment } from '@/lib/contract/comments'
import { CommentBody } from './comment-body'
import { CommentForm } from './comment-form'
import type { Thread } from './thread'

/** A comment, its replies, and the way to add one. */
export function CommentThread({ comment, thread }: { comment: Comment; thread: Thread }) {
  const t = useTranslations('Comment')
  const { base, view, form } = thread
  const replying = view.reply === comment.id
  const page = view.page > 1 ? `page=${view.page}&` : ''

  return (
    <>
      <CommentBody comment={comment} fresh={view.commented === comment.id} />
      {comment.replies.length > 0 && (
        <ol className="ms-4 mt-5 grid gap-5 border-s border-line ps-5 sm:ps-7">
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <CommentBody comment={reply} fresh={view.commented === reply.id} />
            </li>
          ))}
        </ol>
      )}
      <div className="ps-11 pt-1">
        {replying ? (
          <div className="pt-5">
            <CommentForm
              {...form}
              replyTo={{ ...form.replyTo, parent_id: comment.id }}
              toName={comment.author_name}
              cancelHref={view.page > 1 ? `${base}?page=${view.page}` : base}
            />
          </div>
        ) : (
          <Link
            href={`${base}?${page}reply=${comment.id}#comment-${comment.id}`}
            scroll={false}
            rel="nofollow"
            aria-label={t('reply_to', { name: comment.author_name })}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-[4px] text-13 text-soft transition-colors hover:text-ink"
          >
            <Reply className="size-3.5 rtl:-scale-x-100" strokeWidth={1.5} aria-hidden="true" />
            {t('reply')}
          </Link>
        )}
      </div>
    </>
  )
}
