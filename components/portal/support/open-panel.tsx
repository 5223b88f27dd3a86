'use client'

import { useTranslations } from 'next-intl'
import { BellDrawing } from '@/components/ui/bell-drawing'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { OtherRoom } from './other-room'
import { type Step, type StepAction, useStep } from './use-step'

type Props = {
  slug: string
  project: string
  token: string
  number?: number
  room?: OtherRoom
  all: boolean
  action: StepAction<Step>
}

const shown = { licence: 'licences', activity: 'activity' } as const

/** Where a mailed link lands: a person presses, a scanner that only looks uses nothing up. */
export function OpenPanel({ slug, project, token, number, room, all, action }: Props) {
  const t = useTranslations('Support')
  const words = room && all ? shown[room] : all ? 'all' : null
  const problem = useTranslations('Problem')
  const { state, formAction, onSubmit, pending } = useStep(action, {}, { leaves: 'nothing' })
  return (
    <div className="mx-auto grid w-full max-w-read justify-items-center gap-4 px-4 py-20 text-center">
      <BellDrawing />
      <h1 className="serif text-28 text-balance">{t(words ? `open_${words}_title` : 'open_title', { project })}</h1>
      <p className="max-w-prose text-pretty text-soft">{t(words ? `open_${words}_what` : 'open_what', { project })}</p>
      <p className="max-w-prose text-pretty text-soft">{t('open_text')}</p>
      <form action={formAction} onSubmit={onSubmit} className="grid justify-items-center gap-4 pt-2">
        <input type="hidden" name="project" value={slug} />
        <input type="hidden" name="token" value={token} />
        {number !== undefined && <input type="hidden" name="number" value={number} />}
        {room && <input type="hidden" name="room" value={room} />}
        {state.problem && <Notice tone="bad">{problem(state.problem)}</Notice>}
        <Button look="filled" pending={pending}>
          {t(words ? `open_${words}` : 'open')}
        </Button>
      </form>
    </div>
  )
}
