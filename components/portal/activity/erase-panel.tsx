'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { type Step, type StepAction, useStep } from '@/components/portal/support/use-step'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'

/** How erasing went: what was written in place of the address, where that was wrong. */
export type EraseState = Step & { email: string; wrong?: boolean }

type Props = { slug: string; email: string; hasLicences: boolean; action: StepAction<EraseState> }

/** The second step is behind the first on the same page; what happens is said before the address is asked for. */
export function ErasePanel({ slug, email, hasLicences, action }: Props) {
  const t = useTranslations('Activity')
  const problem = useTranslations('Problem')
  const { state, formAction, onSubmit, pending } = useStep(action, { email: '' }, { leaves: 'nothing' })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (state.wrong) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [state])
  const means = [
    'erase_gone',
    'erase_stays',
    ...(hasLicences ? (['erase_licences'] as const) : []),
    'erase_end',
  ] as const
  return (
    <details className="group py-4" open={state.wrong || state.problem ? true : undefined}>
      <summary className="flex cursor-pointer list-none flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-press [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 grow basis-72 gap-1">
          <span className="text-16 font-medium">{t('erase')}</span>
          <span className="text-14 text-pretty text-soft">{t('erase_text')}</span>
        </span>
        <span className={`${buttonClass('quiet')} group-open:hidden`}>{t('erase_verb')}</span>
      </summary>
      <form ref={form} action={formAction} onSubmit={onSubmit} noValidate className="grid max-w-xl gap-4 pt-4">
        <input type="hidden" name="project" value={slug} />
        <p className="text-14 font-medium">{t('erase_means')}</p>
        <ul className="grid list-disc gap-2 ps-5 text-14 text-pretty text-soft">
          {means.map((each) => (
            <li key={each}>{t(each)}</li>
          ))}
        </ul>
        {state.problem && <Notice tone="bad">{problem(state.problem)}</Notice>}
        <TextField
          name="email"
          type="email"
          label={t('erase_field', { email })}
          defaultValue={state.email}
          error={state.wrong ? t('erase_wrong') : undefined}
          required
          maxLength={254}
          autoComplete="off"
          {...(state.wrong && { autoFocus: true })}
        />
        <div>
          <button
            type="submit"
            aria-disabled={pending}
            className="inline-flex min-h-11 items-center justify-center rounded-press border border-danger px-4 text-14 font-medium text-danger transition-colors hover:bg-wash"
          >
            {t(pending ? 'erasing' : 'erase_now')}
          </button>
        </div>
      </form>
    </details>
  )
}
