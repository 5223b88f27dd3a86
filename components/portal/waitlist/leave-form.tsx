'use client'

import { useTranslations } from 'next-intl'
import { type Step, type StepAction, useStep } from '@/components/portal/support/use-step'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type Props = { slug: string; email: string | null; action: StepAction<Step> }

/** The way out, in two steps. */
export function LeaveForm({ slug, email, action }: Props) {
  const t = useTranslations('Waitlist')
  const problem = useTranslations('Problem')
  const { state, formAction, onSubmit, pending } = useStep(action, {})
  return (
    <form action={formAction} onSubmit={onSubmit} className="border-t border-line pt-2">
      <input type="hidden" name="project" value={slug} />
      <details className="group" open={state.problem ? true : undefined}>
        <summary className="inline-flex min-h-11 list-none items-center rounded-press text-13 text-soft underline decoration-line underline-offset-4 transition-colors hover:text-ink [&::-webkit-details-marker]:hidden">
          <span className="group-open:hidden">{t('leave')}</span>
          <span className="hidden group-open:inline">{t('keep')}</span>
        </summary>
        <div className="grid justify-items-start gap-3 pt-1 pb-2">
          <p className="text-14 text-pretty text-soft">
            {email ? t('leave_text', { email }) : t('leave_text_for_good')}
          </p>
          {state.problem && <Notice tone="bad">{problem(state.problem)}</Notice>}
          <Button pending={pending}>{t('leave_yes')}</Button>
        </div>
      </details>
    </form>
  )
}
