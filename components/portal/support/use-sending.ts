'use client'

import { type RefObject, useActionState, useRef, useState } from 'react'
import { allProblems } from '@/components/portal/forms/all-problems'
import type { AskedField } from '@/components/portal/forms/asked-fields'
import { freshForm } from '@/components/portal/forms/filled-form'
import { focusOn } from '@/components/portal/forms/in-page'
import { STALE, useDispatch } from '@/components/portal/forms/use-dispatch'
import type { FilesState } from '@/components/portal/forms/use-uploads'
import { readValues } from '@/components/portal/forms/values'
import { SCRIPTED, type Sending, type SendingAction } from './sending'

const rules = () => import('@/components/portal/forms/filing')

/** What a form says. Its files have gone ahead and stand in it as texts; an empty control for them would arrive as a nameless file. */
function textsOf(form: HTMLFormElement): FormData {
  const texts = new FormData()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts.append(name, value)
  return texts
}

type Options = {
  form: RefObject<HTMLFormElement | null>
  fields: AskedField[]
  action: SendingAction
  /** The project whose proof against bots the form carries. */
  guarded?: string
  onSent: (answer: Sending) => void
}

/** What JavaScript adds to a form of the desk: its rules before it is sent, waiting for files on their way, and keeping every word when the server cannot be reached. */
export function useSending({ form, fields, action, guarded, onSent }: Options) {
  const [served, formAction] = useActionState<Sending, FormData>(action, freshForm)
  const [state, setState] = useState(served)
  /** The proof that went with a try nobody answered: tried again, it is the same message and needs the same. */
  const tried = useRef<{ _token: string; _timestamp: string } | null>(null)

  const send = async () => {
    const { checker, freshGuard } = await rules()
    if (!form.current) return undefined
    const given = textsOf(form.current)
    const problems = allProblems(fields, checker(fields)(readValues(fields, given)), dispatch.files)
    setState(({ failure: _, ...all }) => ({ ...all, problems }))
    focusOn(form.current, problems[0]?.field)
    if (problems.length > 0) return undefined
    if (dispatch.isBusy()) return 'wait'

    given.set(SCRIPTED, '1')
    if (guarded) {
      const age = await dispatch.ripe()
      if (!tried.current && age > STALE) {
        const fresh = await freshGuard(guarded)
        given.set('_token', fresh.token)
        given.set('_timestamp', String(Date.now() - STALE / 2))
      }
      tried.current ??= { _token: String(given.get('_token')), _timestamp: String(given.get('_timestamp')) }
      for (const [name, value] of Object.entries(tried.current)) given.set(name, value)
    }
    const answer = await action(freshForm, given)
    tried.current = null
    setState(answer)
    focusOn(form.current, answer.problems[0]?.field)
    if (answer.problems.length === 0 && !answer.failure) onSent(answer)
    return undefined
  }

  const dispatch = useDispatch({
    send,
    onOffline: () => setState((all) => ({ ...all, failure: 'offline' })),
    guard: state.guard,
  })
  const onFiles = (name: string) => (now: FilesState) => {
    dispatch.keepFiles(name, now)
    if (!now.busy && !now.lost) mend(name)
  }

  /** What is being mended is not scolded any longer. */
  const mend = (name: string) =>
    setState((all) =>
      all.problems.some(({ field }) => field === name)
        ? { ...all, problems: all.problems.filter(({ field }) => field !== name) }
        : all,
    )
  return { served, state, formAction, pending: dispatch.pending, submit: dispatch.submit, mend, onFiles }
}
