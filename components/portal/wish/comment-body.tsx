import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { Markdown } from '@/components/ui/markdown'
import { Notice } from '@/components/ui/notice'
import { TimeAgo } from '@/components/ui/time-ago'
import type { Comment } from '@/lib/contract/comments'

type Props = { comment: Omit<Comment, 'replies'>; fresh: boolean }

/** Who, when, what. */
export function CommentBody({ comment, fresh }: Props) {
  const t = useTranslations('Comment')
  const form = useTranslations('Form')
  const team = comment.author_type === 'team_member'
  const name =
    comment.author_type === 'anonymous' && comment.author_name === 'Anonymous' ? form('anonymous') : comment.author_name

  return (
    <article id={`comment-${comment.id}`} className="flex scroll-mt-6 gap-3">
      <Avatar name={name} team={team} />
      <div className="min-w-0 grow">
        <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-13 text-soft">
          <span dir="auto" className="font-medium text-ink">
            {name}
          </span>
          {team && <span className="rounded-full bg-wash px-2 text-12 text-accent-ink">{t('team')}</span>}
          <TimeAgo at={comment.created_at} />
        </p>
        {comment.is_deleted ? (
          <p className="text-14 text-soft italic">{t('deleted')}</p>
        ) : (
          <Markdown text={comment.content} />
        )}
        {fresh && (
          <div className="pt-3">
            <Notice>{t('thanks')}</Notice>
          </div>
        )}
      </div>
    </article>
  )
}
