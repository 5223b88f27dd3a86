'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { CodeField } from './code-field'
import type { FindAction, FindState } from './find-state'
import type { OtherRoom } from './other-room'
import { useStep } from './use-step'

type Props = {
  slug: string
  email: string | null
  number?: number
  /** Where it leads, if not to the requests. */
  room?: OtherRoom
  filled?: boolean
  action: FindAction
}

/** Who has written before proves the address, by a code or by a link in the mail. */
export function FindRequests({ slug, email, number, room, filled = false, action }: Props) {
  const t = useTranslations('Support')
  const rooms = { licence: useTranslations('Licence'), activity: useTranslations('Activity') }
  const said = room ? rooms[room] : t
  const words = useTranslations('Form')
  const problem = useTranslations('Problem')
  const fresh: FindState = { step: 'address', email: email ?? '' }
  const { state, formAction, onSubmit, pending } = useStep(action, fresh)
  const look = filled ? 'filled' : 'quiet'

  return (
    <form action={formAction} onSubmit={onSubmit} noValidate className="grid gap-4" key={state.step}>
      <input type="hidden" name="project" value={slug} />
      {number !== undefined && <input type="hidden" name="number" value={number} />}
      {room && <input type="hidden" name="room" value={room} />}
      {state.problem && (
        <Notice tone="bad">{state.problem === 'RATE_LIMITED' ? t('find_limited') : problem(state.problem)}</Notice>
      )}
      {state.step === 'address' && (
        <>
          <TextField
            name="email"
            type="email"
            label={words('email')}
            defaultValue={state.email}
            error={state.wrong === 'email' ? words('field_author_email') : undefined}
            required
            maxLength={254}
            autoComplete="email"
          />
          <div className="flex flex-wrap gap-3">
            <button type="submit" name="how" value="code" className={buttonClass(look)} aria-disabled={pending}>
              {t('send_code')}
            </button>
            {!room && (
              <button
                type="submit"
                name="how"
                value="link"
                className="min-h-11 rounded-press px-1 text-14 underline decoration-line underline-offset-4 hover:decoration-accent-line"
                aria-disabled={pending}
              >
                {t('send_link')}
              </button>
            )}
          </div>
        </>
      )}
      {state.step === 'code' && (
        <>
          <p role="status" className="text-14 text-pretty text-soft">
            {said('code_sent', { email: state.email })}
          </p>
          <p className="text-14 text-pretty text-soft">{t('code_patience')}</p>
          <input type="hidden" name="email" value={state.email} />
          <CodeField label={t('code')} error={state.wrong === 'code' ? t('code_wrong') : undefined} />
          <div className="flex flex-wrap gap-3">
            <button type="submit" name="how" value="verify" className={buttonClass('filled')} aria-disabled={pending}>
              {pending ? words('sending') : said('code_submit')}
            </button>
          </div>
        </>
      )}
      {state.step === 'link' && (
        <>
          <p role="status" className="text-14 text-pretty">
            {t('link_mailed', { email: state.email })}
          </p>
          <p className="text-14 text-pretty text-soft">{t('link_patience')}</p>
          <input type="hidden" name="email" value={state.email} />
        </>
      )}
      {state.step !== 'address' && (
        <div>
          <Button>{t('other_address')}</Button>
        </div>
      )}
    </form>
  )
}
