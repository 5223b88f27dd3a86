'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { type Comment, comments } from '@/lib/wire/comments'
import { wishes } from '@/lib/wire/wishes'
import { MarkdownField } from './markdown-field'

type Props = { wish_id: string; answers?: Comment; onDone?: () => void }

/** Says something about a wish as the team; at the top of the conversation it can be the official answer. */
export function CommentBox({ wish_id, answers, onDone }: Props) {
  const t = useTranslations('Desk.Wishes')
  const [sent, setSent] = useState(0)
  const { send, isPending, fields } = useSend(comments.create, {
    invalidates: [comments.list, wishes.get, wishes.list],
    said: t('comment_sent'),
    byField: true,
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    const content = String(data.get('content') ?? '')
    const is_official = data.get('is_official') === 'true'
    const body = { wish_id, content, ...(answers ? { parent_id: answers.id } : { is_official }) }
    if (!(await send({ query: {}, body }))) return
    setSent(sent + 1)
    onDone?.()
  }

  const label = answers ? t('reply_to', { name: answers.author_name }) : t('say_as_team')
  return (
    <form key={sent} onSubmit={submit} className="grid gap-2">
      <MarkdownField name="content" label={label} value="" error={fields.content} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {answers ? <span /> : <Checkbox name="is_official" label={t('is_official')} />}
        <span className="flex gap-2">
          {onDone && (
            <Button type="button" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
          <Button pending={isPending}>{t('send')}</Button>
        </span>
      </div>
    </form>
  )
}
