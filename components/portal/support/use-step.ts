'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type FormEvent, useActionState, useState } from 'react'
import type { problemKey } from '@/components/problem-key'
import { SCRIPTED } from './sending'

/** How a form of few words ended: where the browser should go, or what went wrong. */
export type Step = { goto?: string; problem?: ReturnType<typeof problemKey> }
export type StepAction<S extends Step> = (state: S, form: FormData) => Promise<S>

type Options = { leaves?: 'history' | 'nothing'; onDone?: () => void }

/** What JavaScript adds to such a form: a server that cannot be reached is a sentence beside it, and the page stays as it is. */
export function useStep<S extends Step>(
  action: StepAction<S>,
  fresh: Awaited<S>,
  { leaves = 'history', onDone }: Options = {},
) {
  const router = useRouter()
  const pathname = usePathname()
  const [served, formAction] = useActionState<S, FormData>(action, fresh)
  const [state, setState] = useState<S>(served)
  const [pending, setPending] = useState(false)

  const send = async (given: FormData) => {
    const answer = await action(state, given)
    setState(answer)
    if (!answer.goto) return
    onDone?.()
    if (leaves === 'nothing' || answer.goto === pathname) router.replace(answer.goto)
    else router.push(answer.goto)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const given = new FormData(event.currentTarget)
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && submitter.name) given.set(submitter.name, submitter.value)
    given.set(SCRIPTED, '1')
    setPending(true)
    send(given)
      .catch(() => setState((all) => ({ ...all, problem: 'offline' })))
      .finally(() => setPending(false))
  }
  return { state, formAction, onSubmit, pending }
}
