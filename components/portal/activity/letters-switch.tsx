'use client'

import { useTranslations } from 'next-intl'
import { type Step, type StepAction, useStep } from '@/components/portal/support/use-step'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { DataRow } from './data-row'

type Props = { slug: string; letters: boolean; action: StepAction<LettersState> }

/** Whether they get letters about wishes, as it was said last. */
export type LettersState = Step & { letters: boolean }

/** Turns letters about wishes on and off. */
export function LettersSwitch({ slug, letters, action }: Props) {
  const t = useTranslations('Activity')
  const problem = useTranslations('Problem')
  const { state, formAction, onSubmit, pending } = useStep(action, { letters }, { leaves: 'nothing' })
  return (
    <form action={formAction} onSubmit={onSubmit}>
      <input type="hidden" name="project" value={slug} />
      <input type="hidden" name="letters" value={state.letters ? 'off' : 'on'} />
      <DataRow
        title={t('letters')}
        text={<span role="status">{t(state.letters ? 'letters_on' : 'letters_off')}</span>}
        verb={<Button pending={pending}>{t(state.letters ? 'letters_stop' : 'letters_start')}</Button>}
      />
      {state.problem && <Notice tone="bad">{problem(state.problem)}</Notice>}
    </form>
  )
}
