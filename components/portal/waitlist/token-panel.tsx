'use client'

import { useTranslations } from 'next-intl'
import { type Step, type StepAction, useStep } from '@/components/portal/support/use-step'
import { BellDrawing } from '@/components/ui/bell-drawing'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { WaitlistStatus } from '@/lib/contract/waitlist-entry'
import type { Purpose } from './waitlist-state'

type Props = {
  slug: string
  project: string
  token: string
  purpose: Purpose
  entry: { email: string | null; status: WaitlistStatus; is_done: boolean }
  action: StepAction<Step>
}

/** Where a mailed link lands: a person presses, a scanner that only looks changes nothing. */
export function TokenPanel({ slug, project, token, purpose, entry, action }: Props) {
  const t = useTranslations('Waitlist')
  const problem = useTranslations('Problem')
  const { title, text, submit } = wordsFor(purpose, entry)
  const { state, formAction, onSubmit, pending } = useStep(action, {}, { leaves: 'nothing' })
  return (
    <div className="mx-auto grid w-full max-w-read justify-items-center gap-4 px-4 py-20 text-center">
      <BellDrawing />
      <h1 className="serif text-28 text-balance">{t(title)}</h1>
      <p className="max-w-prose text-pretty text-soft">
        {t.rich(text, {
          project: () => <bdi>{project}</bdi>,
          email: () => <bdi className="font-medium text-ink">{entry.email}</bdi>,
        })}
      </p>
      <form action={formAction} onSubmit={onSubmit} className="grid justify-items-center gap-4 pt-2">
        <input type="hidden" name="project" value={slug} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="purpose" value={purpose} />
        {entry.is_done && <input type="hidden" name="done" value="place" />}
        {state.problem && <Notice tone="bad">{problem(state.problem)}</Notice>}
        <Button look="filled" pending={pending} wraps>
          {t(submit)}
        </Button>
      </form>
    </div>
  )
}

/** What is true of the link: what pressing does, or what it did already and where that led to. */
function wordsFor(purpose: Purpose, { status, is_done }: Props['entry']) {
  if (!is_done && purpose === 'confirm')
    return { title: 'confirm_title', text: 'confirm_text', submit: 'confirm_submit' } as const
  if (!is_done)
    return {
      title: 'undo_title',
      text: status === 'left' ? 'undo_text' : 'undo_better_text',
      submit: 'undo_submit',
    } as const
  if (status === 'left') return { title: 'confirmed', text: 'in_line_no_more_text', submit: 'gone_verb' } as const
  if (status === 'invited') return { title: 'invited', text: 'invited_already_text', submit: 'to_place' } as const
  return {
    title: purpose === 'confirm' ? 'confirmed' : 'in_line',
    text: 'in_line_already_text',
    submit: 'to_place',
  } as const
}
