'use client'

import { type RefObject, use, useRef, useState } from 'react'
import { allProblems } from './all-problems'
import type { AskedField } from './asked-fields'
import type { FilledForm, Target } from './filled-form'
import { focusOn, readBot } from './in-page'
import { Rehearsal } from './rehearsal'
import { STALE, useDispatch } from './use-dispatch'
import type { FilesState } from './use-uploads'
import { readValues, type Values } from './values'

const TOO_LONG = 23 * STALE

const rules = () => import('./filing')

/** What JavaScript adds to a form: its rules before it is sent, sending without leaving the page, and waiting for files on their way. */
export function useFiling(
  form: RefObject<HTMLFormElement | null>,
  target: Target,
  fields: AskedField[],
  served: FilledForm,
) {
  const rehearsed = use(Rehearsal)
  const [state, setState] = useState(served)
  const check = useRef<ReturnType<Awaited<ReturnType<typeof rules>>['checker']>>(null)

  const prepare = async () => {
    const filing = await rules()
    check.current ??= filing.checker(fields)
    return filing
  }
  const wrong = (values: Values) => allProblems(fields, check.current?.(values) ?? [], dispatch.files)

  /** What has been mended is no longer marked; what is not yet sent is not scolded. */
  const recheck = () => {
    if (!form.current || !check.current || state.problems.length === 0) return
    const now = wrong(readValues(fields, new FormData(form.current)))
    const marked = new Set(state.problems.map(({ field }) => field))
    setState((all) => ({ ...all, problems: now.filter(({ field }) => marked.has(field)) }))
  }

  const file = async () => {
    const { send, freshGuard } = await prepare()
    if (!form.current) return undefined
    const given = new FormData(form.current)
    const values = readValues(fields, given)
    const problems = wrong(values)
    setState(({ failure: _, ...all }) => ({ ...all, problems }))
    focusOn(form.current, problems[0]?.field)
    if (problems.length > 0) return undefined
    if (dispatch.isBusy()) return 'wait'
    if (rehearsed) {
      setState((all) => ({ ...all, sent: rehearsed }))
      return undefined
    }

    const age = await dispatch.ripe()
    const bot = readBot(given)
    if (age > STALE) bot._token = (await freshGuard(target.project_id)).token
    if (age > TOO_LONG) bot._timestamp = Date.now() - STALE
    const { guard: fresh = state.guard, ...answer } = await send(target, fields, values, bot)
    setState(({ failure: _, ...all }) => ({ ...all, ...answer, ...(fresh && { guard: fresh }) }))
    focusOn(form.current, answer.problems[0]?.field)
    return undefined
  }

  const dispatch = useDispatch({
    send: file,
    onOffline: () => setState((all) => ({ ...all, failure: 'offline' })),
    guard: state.guard,
  })
  const onFiles = (name: string) => (now: FilesState) => {
    dispatch.keepFiles(name, now)
    recheck()
  }
  const touched = () => void prepare().catch(() => null)
  return { state, pending: dispatch.pending, submit: dispatch.submit, recheck, touched, onFiles }
}
