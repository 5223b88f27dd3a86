'use client'

import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { type Comment, comments } from '@/lib/wire/comments'
import { MarkdownField } from './markdown-field'

/** Changes the words of a comment. */
export function CommentEditor({ comment, onDone }: { comment: Omit<Comment, 'replies'>; onDone: () => void }) {
  const t = useTranslations('Desk.Wishes')
  return (
    <ContractForm
      endpoint={comments.update}
      base={{}}
      params={{ id: comment.id }}
      fields={{
        content: {
          label: t('comment'),
          control: (control) => <MarkdownField label={t('comment')} {...control} />,
        },
      }}
      values={comment}
      verb={t('save')}
      invalidates={[comments.list]}
      said={t('saved')}
      done={onDone}
      onCancel={onDone}
    />
  )
}
