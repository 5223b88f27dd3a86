'use client'

import { useTranslations } from 'next-intl'
import { useStep } from '@/components/portal/support/use-step'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { KeyField } from './key-field'
import { LicenceSheet } from './licence-sheet'
import type { LicenceAction } from './licence-state'
import { news, useNews } from './use-news'

type Props = { slug: string; now: string; filled: boolean; explained: boolean; action: LicenceAction }

/** A key, and what it opens. The key goes in the body of the form alone, never into an address. */
export function KeyPanel({ slug, now, filled, explained, action }: Props) {
  const t = useTranslations('Licence')
  const words = useTranslations('Form')
  const problem = useTranslations('Problem')
  const { state, formAction, onSubmit, pending } = useStep(action, { key: '', licence: null, now })
  const { licence, answered } = state
  const form = useNews(state)

  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={onSubmit}
      noValidate
      className="grid gap-4"
      key={licence ? 'licence' : 'key'}
    >
      <input type="hidden" name="project" value={slug} />
      {licence ? (
        <>
          <input type="hidden" name="key" value={state.key} />
          <LicenceSheet slug={slug} licence={licence} state={state} explained={explained} pending={pending} />
          <div>
            <button type="submit" name="other" value="1" className={buttonClass()} aria-disabled={pending}>
              {t('other_key')}
            </button>
          </div>
        </>
      ) : (
        <>
          {state.problem && (
            <div {...news(true)} className="rounded-press">
              <Notice tone="bad">{problem(state.problem)}</Notice>
            </div>
          )}
          <div className="max-w-xl">
            <KeyField typed={state.key} wrong={state.wrong} isNew={answered === true && !state.problem} />
          </div>
          <div>
            <Button look={filled ? 'filled' : 'quiet'} pending={pending}>
              {pending ? words('sending') : t('show')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
