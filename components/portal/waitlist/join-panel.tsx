'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Guard } from '@/components/portal/form-state'
import { GuardFields } from '@/components/portal/guard-fields'
import { useStep } from '@/components/portal/support/use-step'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import type { JoinAction, JoinState } from './waitlist-state'

/** A browser that fills in the address is quicker than the guard believes people to be. */
const TOO_QUICK = 2_200

type Props = { slug: string; guard: Guard; email: string; friend: string | null; again: boolean; action: JoinAction }

/** One field, one button. */
export function JoinPanel({ slug, guard, email, friend, again, action }: Props) {
  const t = useTranslations('Waitlist')
  const form = useTranslations('Form')
  const problem = useTranslations('Problem')
  const { state, formAction, onSubmit, pending } = useStep(action, { email })
  const { held, hold } = useHold()
  const news = useNews(state)
  const busy = pending || held

  return (
    <form
      ref={news}
      action={formAction}
      onSubmit={(event) => hold(event) || onSubmit(event)}
      noValidate
      className="grid content-start gap-4"
    >
      <input type="hidden" name="project" value={slug} />
      {friend && <input type="hidden" name="ref" value={friend} />}
      <GuardFields guard={state.guard ?? guard} honeypot={form('honeypot')} />
      {state.problem && <Notice tone="bad">{problem(state.problem)}</Notice>}
      {state.known && (
        <div data-news tabIndex={-1} className="outline-none">
          <Notice>
            {t(`known_${state.known.status === 'waiting' ? 'waiting' : 'invited'}`, {
              email: state.email,
              position: state.known.position ?? 0,
            })}
          </Notice>
        </div>
      )}
      <TextField
        name="email"
        type="email"
        label={form('email')}
        defaultValue={state.email}
        error={state.wrong && (state.wrong === 'missing' ? t('email_missing') : form('field_author_email'))}
        required
        maxLength={254}
        autoComplete="email"
      />
      <Button look="filled" pending={busy} wraps>
        {busy ? form('sending') : t(again ? 'rejoin' : 'submit')}
      </Button>
      <p className="text-13 text-pretty text-soft">{t('only')}</p>
    </form>
  )
}

/** Puts the cursor, after each answer, into the field that is wrong, else at what is said of the address. */
function useNews(state: JoinState) {
  const form = useRef<HTMLFormElement>(null)
  const was = useRef(state)
  useEffect(() => {
    if (was.current !== state) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-news]')?.focus()
    was.current = state
  }, [state])
  return form
}

/** Keeps a form that is sent too soon, and sends it when the time has come. */
function useHold() {
  const shown = useRef(0)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    shown.current = performance.now()
  }, [])

  const hold = (event: FormEvent<HTMLFormElement>): boolean => {
    const wait = TOO_QUICK - (performance.now() - shown.current)
    if (wait <= 0) return false
    event.preventDefault()
    if (held) return true
    const form = event.currentTarget
    setHeld(true)
    setTimeout(() => {
      shown.current = Number.NEGATIVE_INFINITY // A timer may be a moment early, and the time is up all the same.
      setHeld(false)
      form.requestSubmit()
    }, wait)
    return true
  }
  return { held, hold }
}
