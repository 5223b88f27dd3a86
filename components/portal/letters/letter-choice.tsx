'use client'

import { useTranslations } from 'next-intl'
import { type Step, type StepAction, useStep } from '@/components/portal/support/use-step'
import { BellDrawing } from '@/components/ui/bell-drawing'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type Props = {
  slug: string
  project: string
  address: string
  token: string
  /** Whether letters come at present. */
  wanted: boolean
  /** Somebody has just chosen. */
  done: boolean
  action: StepAction<Step>
}

/** Whether letters about wishes come to an address, and the one button that changes it. */
export function LetterChoice({ slug, project, address, token, wanted, done, action }: Props) {
  const t = useTranslations('Letters')
  const problem = useTranslations('Problem')
  const { state, formAction, onSubmit, pending } = useStep(action, {}, { leaves: 'nothing' })
  const now = wanted ? (done ? 'on' : 'ask') : 'off'
  return (
    <div className="mx-auto grid w-full max-w-read justify-items-center gap-4 px-4 py-20 text-center">
      <BellDrawing />
      <div role="status" className="grid justify-items-center gap-4">
        <h1 className="serif text-28 text-balance">{t(`${now}_title`)}</h1>
        <p className="max-w-prose text-pretty text-soft">
          {t.rich(`${now}_text`, { project, address, to: (chunks) => <bdi className="text-ink">{chunks}</bdi> })}
        </p>
      </div>
      <form action={formAction} onSubmit={onSubmit} className="grid justify-items-center gap-4 pt-2">
        <input type="hidden" name="project" value={slug} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="letters" value={wanted ? 'off' : 'on'} />
        {state.problem && <Notice tone="bad">{problem(state.problem)}</Notice>}
        <Button look={now === 'ask' ? 'filled' : 'quiet'} pending={pending}>
          {t(wanted ? 'stop' : 'start')}
        </Button>
      </form>
    </div>
  )
}
