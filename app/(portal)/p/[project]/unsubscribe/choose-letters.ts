'use server'

import { RedirectType, redirect } from 'next/navigation'
import { DELETE as resubscribe, POST as unsubscribe } from '@/app/(api)/portal/letters/unsubscribe/route'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import { SCRIPTED } from '@/components/portal/support/sending'
import type { Step } from '@/components/portal/support/use-step'
import { problemKey } from '@/components/problem-key'
import { letters } from '@/lib/contract/letters'
import { act } from '@/lib/http/act'

/** Stops the letters about wishes to whom a token names, or has them come again; it ends at the same page, which says so. */
export async function chooseLetters(_: Step, form: FormData): Promise<Step> {
  const { project: slug = '', token = '', letters: wanted } = readForm(form)
  const outcome =
    wanted === 'on'
      ? await act(letters.resubscribe, resubscribe, { query: { token } })
      : await act(letters.unsubscribe, unsubscribe, { query: { token } })
  if (!outcome.ok) return { problem: problemKey(outcome.error.code) }

  const goto = `/p/${encodeURIComponent(slug)}/unsubscribe?${new URLSearchParams({ token, done: wanted === 'on' ? 'on' : 'off' })}`
  if (!form.has(SCRIPTED)) redirect(goto, RedirectType.replace)
  return { goto }
}
