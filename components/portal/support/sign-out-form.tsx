'use client'

import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { forgetDraft } from './draft'
import type { OtherRoom } from './other-room'
import { type Step, type StepAction, useStep } from './use-step'

/** `room`: where it leads, if not to the desk. */
type Props = { slug: string; room?: OtherRoom; action: StepAction<Step> }

/** Ends what this browser may open. */
export function SignOutForm({ slug, room, action }: Props) {
  const t = useTranslations('Support')
  const problem = useTranslations('Problem')
  const { state, formAction, onSubmit, pending } = useStep(action, {}, { onDone: () => forgetDraft(slug) })
  return (
    <form action={formAction} onSubmit={onSubmit} className="grid justify-items-start gap-2">
      <input type="hidden" name="project" value={slug} />
      {room && <input type="hidden" name="room" value={room} />}
      <button
        type="submit"
        aria-disabled={pending}
        className="inline-flex min-h-11 items-center gap-2 rounded-press text-14 text-soft transition-colors hover:text-ink"
      >
        <LogOut className="size-4 rtl:-scale-x-100" strokeWidth={1.5} aria-hidden="true" />
        {t('sign_out')}
      </button>
      {state.problem && <Notice tone="bad">{problem(state.problem)}</Notice>}
    </form>
  )
}
