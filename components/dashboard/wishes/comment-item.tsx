'use client'

import { MoreHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Markdown } from '@/components/dashboard/kit/markdown'
import { Moment } from '@/components/dashboard/kit/moment'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Badge } from '@/components/ui/badge'
import { Confirm } from '@/components/ui/confirm'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { type Comment, comments } from '@/lib/wire/comments'
import { wishes } from '@/lib/wire/wishes'
import { CommentEditor } from './comment-editor'

type Props = { comment: Omit<Comment, 'replies'>; mayWrite: boolean; onReply?: () => void }

/** One comment with what the team can do about it. */
export function CommentItem({ comment, mayWrite, onReply }: Props) {
  const t = useTranslations('Desk.Wishes')
  const [asks, setAsks] = useState<'edit' | 'delete' | null>(null)
  const close = () => setAsks(null)
  const { id, author_name, author_type, is_official, is_deleted, created_at, content } = comment
  const invalidates = [comments.list, wishes.get]
  const change = useSend(comments.update, { invalidates })
  const remove = useSend(comments.remove, { invalidates, said: t('comment_deleted') })
  const isTeam = author_type === 'team_member'
  if (is_deleted) return <p className="text-14 text-soft">{t('comment_gone')}</p>

  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-1 text-14">
      <div className="flex flex-wrap items-center gap-x-2">
        <strong className="font-medium" dir="auto">
          {author_name}
        </strong>
        {is_official ? <Badge tone="accent">{t('official')}</Badge> : isTeam && <Badge>{t('team')}</Badge>}
        <span className="text-13 text-soft">
          <Moment at={created_at} />
        </span>
        {mayWrite && (
          <span className="ms-auto">
            <Menu trigger={<IconButton icon={MoreHorizontal} label={t('comment_menu', { name: author_name })} small />}>
              {onReply && <MenuItem onClick={onReply}>{t('reply')}</MenuItem>}
              {isTeam && <MenuItem onClick={() => setAsks('edit')}>{t('edit')}</MenuItem>}
              {isTeam && (
                <MenuItem onClick={() => change.send({ params: { id }, body: { is_official: !is_official } })}>
                  {is_official ? t('make_ordinary') : t('make_official')}
                </MenuItem>
              )}
              <MenuLine />
              <MenuItem danger onClick={() => setAsks('delete')}>
                {t('delete')}
              </MenuItem>
            </Menu>
          </span>
        )}
      </div>
      {asks === 'edit' ? <CommentEditor comment={comment} onDone={close} /> : <Markdown text={content} newTab />}
      <Confirm
        title={t('comment_delete_title', { name: author_name })}
        text={t('comment_delete_text')}
        verb={t('delete')}
        pending={remove.isPending}
        open={asks === 'delete'}
        onOpenChange={(open) => !open && close()}
        onConfirm={async () => Boolean(await remove.send({ params: { id } }))}
      />
    </article>
  )
}
