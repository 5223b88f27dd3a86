'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { AskedControl } from '@/components/portal/forms/asked-control'
import { FormProblem } from '@/components/portal/forms/form-problem'
import { useProblemWords } from '@/components/portal/forms/use-problem-words'
import { shownValue } from '@/components/portal/forms/values'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { SupportStatus } from '@/lib/contract/support-request'
import { addToDraft } from './draft'
import { keepReply, readReply } from './reply-draft'
import { replyFields } from './request-fields'
import { KEY, newKey, type Sending, type SendingAction } from './sending'
import { supportHref } from './support-href'
import { useArrival } from './use-arrival'
import { useSending } from './use-sending'

type Props = {
  project: { id: string; slug: string }
  number: number
  /** Null where this browser may not open the request, or not any more. */
  request: { id: string; status: SupportStatus } | null
  messageKey: string
  action: SendingAction
}

/**
 * The way to write on. Once sent, the box is empty again and the message stands above it. Where the team closes the request
 * meanwhile, or the proof runs out, what was written stays.
 */
export function ReplyForm(props: Props) {
  const t = useTranslations('Support')
  const [sent, setSent] = useState<{ count: number; goto: string }>({ count: 0, goto: '' })
  useArrival(sent.goto)
  return (
    <>
      <OneReply
        key={sent.count}
        {...props}
        messageKey={sent.count === 0 ? props.messageKey : ''}
        onSent={(goto) => setSent(({ count }) => ({ count: count + 1, goto }))}
      />
      <p role="status" className="sr-only">
        {sent.count > 0 && t('reply_sent', { count: sent.count })}
      </p>
    </>
  )
}

type One = Props & { onSent: (goto: string) => void }

function OneReply({ project, number, request, messageKey, action, onSent }: One) {
  const t = useTranslations('Support')
  const words = useTranslations('Form')
  const problemWords = useProblemWords()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [key] = useState(() => messageKey || newKey())
  const [known, setKnown] = useState(request)
  const [written, setWritten] = useState(false)
  const [before, setBefore] = useState<Sending | null>(null)
  const asked = replyFields({ content: t('reply'), attachments: t('files') })
  const {
    served,
    state: latest,
    formAction,
    pending,
    submit,
    mend,
    onFiles,
  } = useSending({
    form,
    fields: asked,
    action,
    onSent: ({ goto }) => {
      keepReply(project.slug, number, '')
      if (goto) router.replace(goto)
      router.refresh()
      onSent(goto ?? '')
    },
  })
  // What was refused before the page was made anew is not said of it any longer.
  if (request && request !== known) {
    setKnown(request)
    setBefore(latest)
  }
  const isOutdated = latest === before && (latest.failure === 'UNAUTHORIZED' || latest.failure === 'CONFLICT')
  const state = isOutdated ? withoutFailure(latest) : latest
  const { failure } = state
  useEffect(() => {
    if (failure === 'UNAUTHORIZED' || failure === 'arrived' || failure === 'CONFLICT') router.refresh()
  }, [failure, router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written before is put back once
  useEffect(() => {
    const text = readReply(project.slug, number)
    const box = form.current?.elements.namedItem('content')
    if (!text || served.returned || !(box instanceof HTMLTextAreaElement) || box.value) return
    box.value = text
    setWritten(true)
  }, [])

  const closed = known?.status === 'closed'
  const isKept = written || Boolean(served.values.content)
  if (!request && !isKept) return null
  if (closed && !isKept) {
    return (
      <Place>
        <div className="grid justify-items-start gap-4">
          <p className="text-pretty text-soft">{t('closed')}</p>
          <ButtonLink href={supportHref(project.slug)}>{t('open_new')}</ButtonLink>
        </div>
      </Place>
    )
  }

  const onInput = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLTextAreaElement
    mend(name)
    if (name !== 'content') return
    setWritten(value.trim() !== '')
    keepReply(project.slug, number, value)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const takeAlong = () => form.current && addToDraft(project.slug, String(new FormData(form.current).get('content')))
  const idOf = (id: string) => `reply-${id}`
  const problemOf = (id: string) => state.problems.find(({ field }) => field === id)
  const wrong = asked.flatMap(({ id, label }) => (problemOf(id) ? [{ id: idOf(id), label }] : []))

  return (
    <Place>
      <form
        ref={form}
        action={formAction}
        onSubmit={onSubmit}
        onInput={onInput}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <input type="hidden" name="project" value={project.slug} />
        <input type="hidden" name="id" value={known?.id ?? served.id ?? ''} />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name={KEY} value={state.key ?? key} />
        {closed || failure === 'CONFLICT' ? (
          <Notice tone="bad">{t('closed_meanwhile')}</Notice>
        ) : request === null || failure === 'UNAUTHORIZED' ? (
          <Notice tone="bad">{t('signed_out')}</Notice>
        ) : (
          <FormProblem state={state} wrong={wrong} />
        )}
        {asked.map((field) => {
          const problem = problemOf(field.id)
          return (
            <AskedControl
              key={field.id}
              id={idOf(field.id)}
              field={field}
              value={shownValue(field, served.values, served.returned)}
              error={problem && problemWords(field, problem)}
              project_id={project.id}
              onFiles={onFiles(field.id)}
            />
          )
        })}
        {closed || failure === 'CONFLICT' ? (
          <div>
            <Link href={supportHref(project.slug)} onClick={takeAlong} className={buttonClass()}>
              {t('take_along')}
            </Link>
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button look="filled" pending={pending}>
              {pending ? words('sending') : t('reply_submit')}
            </Button>
            {known?.status === 'resolved' && <p className="text-13 text-soft">{t('reopens')}</p>}
          </div>
        )}
      </form>
    </Place>
  )
}

const withoutFailure = ({ failure: _, ...rest }: Sending): Sending => rest

function Place({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-read px-4">
      <div id="write" className="mt-8 border-t border-line pt-6">
        {children}
      </div>
    </div>
  )
}
