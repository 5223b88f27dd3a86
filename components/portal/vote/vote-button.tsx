'use client'

import { ChevronUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useActionState } from 'react'
import { problemKey } from '@/components/problem-key'
import { useToasts } from '@/components/ui/use-toasts'
import { useVote, type Votable } from './use-vote'
import type { VoteAction } from './vote-action'
import { votePill } from './vote-pill'

/** Votes and takes the vote back. A form underneath, so that it works before and without JavaScript. */
export function VoteButton({ wish, action }: { wish: Votable; action: VoteAction }) {
  const t = useTranslations('Vote')
  const problem = useTranslations('Problem')
  const toasts = useToasts()
  const [{ problem: refused }, formAction] = useActionState(action, {})
  const { voted, changed, count, toggle } = useVote(wish, (code) =>
    toasts.add({ title: t('failed'), description: problem(problemKey(code)), priority: 'high' }),
  )

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void toggle()
  }

  return (
    <form action={formAction} onSubmit={onSubmit} className="grid shrink-0 content-start gap-1">
      <input type="hidden" name="wish_id" value={wish.id} />
      <input type="hidden" name="project_id" value={wish.project_id} />
      <input type="hidden" name="vote" value={voted ? 'take_back' : 'cast'} />
      <button
        type="submit"
        aria-pressed={voted}
        aria-label={`${t('vote_for', { title: wish.title })}, ${t('count', { count })}`}
        className={votePill(voted ? 'voted' : 'open')}
      >
        <ChevronUp className="size-4" strokeWidth={voted ? 2.5 : 1.5} aria-hidden="true" />
        <span key={count} className={changed ? 'animate-roll' : undefined}>
          {count}
        </span>
      </button>
      <span role="status" className="sr-only">
        {changed && t(voted ? 'counted' : 'taken_back', { count })}
      </span>
      {refused && (
        <span role="alert" className="w-24 text-12 text-danger">
          {problem(refused)}
        </span>
      )}
    </form>
  )
}
