'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react'
import type { Guard } from '@/components/portal/form-state'
import { AskedControl } from '@/components/portal/forms/asked-control'
import { FormProblem } from '@/components/portal/forms/form-problem'
import { FormSent } from '@/components/portal/forms/form-sent'
import { useProblemWords } from '@/components/portal/forms/use-problem-words'
import { shownValue } from '@/components/portal/forms/values'
import { GuardFields } from '@/components/portal/guard-fields'
import { Button } from '@/components/ui/button'
import { forgetDraft, keepDraft, readDraft } from './draft'
import { requestFields, VIEWED } from './request-fields'
import { KEY, type SendingAction } from './sending'
import { Suggestions } from './suggestions'
import { supportHref } from './support-href'
import { useSending } from './use-sending'

type Props = {
  project: { id: string; slug: string }
  guard: Guard
  messageKey: string
  email: string | null
  suggesting: boolean
  action: SendingAction
}

/** The desk's own form. While one writes, what may help already appears under the text. */
export function RequestForm({ project, guard, messageKey, email, suggesting, action }: Props) {
  const t = useTranslations('Support')
  const forms = useTranslations('Forms')
  const words = useTranslations('Form')
  const problemWords = useProblemWords()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [key] = useState(messageKey)
  const [viewed, setViewed] = useState<string[]>([])
  const asked = requestFields(
    {
      subject: forms('subject'),
      description: forms('description'),
      user_name: words('name'),
      user_email: words('email'),
      attachments: t('files'),
    },
    email,
  )
  const { served, state, formAction, pending, submit, mend, onFiles } = useSending({
    form,
    fields: asked,
    action,
    guarded: project.id,
    onSent: ({ goto }) => {
      forgetDraft(project.slug)
      if (goto) router.push(goto)
    },
  })
  const written = () => {
    const given = form.current && new FormData(form.current)
    return { subject: String(given?.get('subject') ?? ''), description: String(given?.get('description') ?? '') }
  }
  const suggest = ({ subject, description }: ReturnType<typeof written>) =>
    suggesting && setText(`${subject} ${description}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written before is put back once
  useEffect(() => {
    const draft = readDraft(project.slug)
    if (!draft || !form.current || served.returned) return
    for (const name of ['subject', 'description'] as const) {
      const control = form.current.elements.namedItem(name)
      const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      if (isControl && !control.value) control.value = draft[name]
    }
    suggest(written())
  }, [])
  if (state.sent) return <FormSent sent={state.sent} again={supportHref(project.slug)} />

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    mend(name)
    if (name !== 'subject' && name !== 'description') return
    keepDraft(project.slug, written())
    suggest(written())
  }
  const idOf = (id: string) => `ask-${id}`
  const problemOf = (id: string) => state.problems.find(({ field }) => field === id)
  const wrong = asked.flatMap(({ id, label }) => (problemOf(id) ? [{ id: idOf(id), label }] : []))

  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <input type="hidden" name="project" value={project.slug} />
      <input type="hidden" name={KEY} value={state.key ?? key} />
      <input type="hidden" name={VIEWED} value={viewed.join(',')} />
      <GuardFields guard={state.guard ?? guard} honeypot={words('honeypot')} />
      <FormProblem state={state} wrong={wrong} />
      {asked.map((field) => {
        const problem = problemOf(field.id)
        return (
          <Fragment key={field.id}>
            <AskedControl
              id={idOf(field.id)}
              field={field}
              value={shownValue(field, served.values, served.returned)}
              error={problem && problemWords(field, problem)}
              project_id={project.id}
              onFiles={onFiles(field.id)}
            />
            {field.id === 'description' && suggesting && (
              <Suggestions project={project} text={text} onOpen={(id) => setViewed((all) => [...all, id])} />
            )}
          </Fragment>
        )
      })}
      <p className="text-13 text-pretty text-soft">{t('email_why')}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button look="filled" pending={pending}>
          {pending ? words('sending') : t('submit')}
        </Button>
        <p className="text-13 text-soft">{forms('mark')}</p>
      </div>
    </form>
  )
}
