'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { AuthorFields } from '@/components/portal/author-fields'
import { FormProblem } from '@/components/portal/form-problem'
import { type FormAction, type Guard, untouched } from '@/components/portal/form-state'
import { GuardFields } from '@/components/portal/guard-fields'
import { useFieldError } from '@/components/portal/use-field-error'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { TextArea } from '@/components/ui/text-area'
import type { ReplyTo } from './thread'

type Props = { replyTo: ReplyTo; guard: Guard; action: FormAction; toName?: string; cancelHref?: string }

/** The form of a comment, or of a reply when it names whom it answers. */
export function CommentForm({ replyTo, guard, action, toName, cancelHref }: Props) {
  const t = useTranslations('Comment')
  const form = useTranslations('Form')
  const [state, formAction, pending] = useActionState(action, untouched)
  const error = useFieldError(state)

  return (
    <form action={formAction} className="grid gap-5">
      {Object.entries(replyTo).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <GuardFields guard={state.guard ?? guard} honeypot={form('honeypot')} />
      <FormProblem state={state} />
      <TextArea
        name="content"
        label={toName ? t('reply_to', { name: toName }) : t('content')}
        hint={t('content_hint')}
        defaultValue={state.values.content}
        error={error('content')}
        required
        maxLength={20_000}
        autoFocus={toName !== undefined}
      />
      <AuthorFields state={state} />
      <div className="flex flex-wrap gap-3">
        <Button look="filled" pending={pending}>
          {pending ? form('sending') : t(toName ? 'submit_reply' : 'submit')}
        </Button>
        {cancelHref && (
          <ButtonLink href={cancelHref} scroll={false}>
            {form('cancel')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
