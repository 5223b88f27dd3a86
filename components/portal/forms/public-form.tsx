'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useActionState, useEffect, useRef } from 'react'
import type { Guard } from '@/components/portal/form-state'
import { GuardFields } from '@/components/portal/guard-fields'
import { Button } from '@/components/ui/button'
import { unlinked } from '@/components/ui/linked-text'
import type { FormField } from '@/lib/contract/form-fields'
import { AskedControl } from './asked-control'
import { askedFields } from './asked-fields'
import { tellHost } from './embed-host'
import { type FileForm, freshForm, type Target } from './filled-form'
import { FormProblem } from './form-problem'
import { FormSent } from './form-sent'
import { useFiling } from './use-filing'
import { useProblemWords } from './use-problem-words'
import { shownValue } from './values'

type Props = {
  target: Target
  fields: FormField[]
  submitText: string
  dir: 'rtl' | undefined
  guard: Guard
  again: string
  action: FileForm
}

/** A form as its maker defined it. Without JavaScript it is sent to the action; with it, through the API. */
export function PublicForm({ target, fields, submitText, dir, guard, again, action }: Props) {
  const t = useTranslations('Forms')
  const words = useTranslations('Form')
  const problemWords = useProblemWords()
  const [served, formAction] = useActionState(action, freshForm)
  const form = useRef<HTMLFormElement>(null)
  const asked = askedFields(target.kind, fields, {
    subject: t('subject'),
    description: t('description'),
    user_name: words('name'),
    user_email: words('email'),
  })
  const { state, pending, submit, recheck, touched, onFiles } = useFiling(form, target, asked, served)

  const isSent = state.sent !== undefined
  useEffect(() => {
    if (isSent) tellHost({ frontdesk: 'submitted' })
  }, [isSent])
  if (state.sent) return <FormSent sent={state.sent} again={again} />

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const idOf = (place: number) => `field-${place + 1}`
  const problemOf = (id: string) => state.problems.find(({ field }) => field === id)
  const wrong = asked.flatMap(({ id, type, label }, place) =>
    problemOf(id) ? [{ id: idOf(place), label: type === 'checkbox' ? unlinked(label) : label }] : [],
  )

  return (
    <form
      ref={form}
      dir={dir}
      action={formAction}
      onSubmit={onSubmit}
      onInput={recheck}
      onFocus={touched}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <input type="hidden" name="project" value={target.slug} />
      <input type="hidden" name="kind" value={target.kind} />
      <input type="hidden" name="form" value={target.form_id} />
      <GuardFields guard={state.guard ?? guard} honeypot={words('honeypot')} />
      <FormProblem state={state} wrong={wrong} />
      {asked.map((field, place) => {
        const problem = problemOf(field.id)
        return (
          <AskedControl
            key={field.id}
            id={idOf(place)}
            field={field}
            value={shownValue(field, served.values, served.returned)}
            error={problem && problemWords(field, problem)}
            project_id={target.project_id}
            dir={dir}
            onFiles={onFiles(field.id)}
          />
        )
      })}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-1">
        <Button look="filled" pending={pending} wraps>
          <bdi>{pending ? words('sending') : submitText}</bdi>
        </Button>
        {asked.some(({ required, type }) => required && type !== 'hidden') && (
          <p className="text-13 text-soft">
            <bdi>{t('mark')}</bdi>
          </p>
        )}
      </div>
    </form>
  )
}
