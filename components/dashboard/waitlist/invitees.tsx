'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { DialogVerbs } from '@/components/ui/dialog'
import type { AdminWaitlistEntry } from '@/lib/contract/waitlist-entry'

type Props = {
  who: AdminWaitlistEntry[]
  /** How many were chosen by hand. */
  chosen: number | null
  pending: boolean
  onBack: () => void
  onInvite: () => void
}

/** Who would be invited, before anybody is. */
export function Invitees({ who, chosen, pending, onBack, onInvite }: Props) {
  const t = useTranslations('Desk.Waitlist')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const missing = chosen === null ? 0 : chosen - who.length
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="rounded-press text-14 font-medium">
        {t('who', { count: who.length })}
      </h3>
      {who.length === 0 && <p className="text-soft">{t('who_none')}</p>}
      {who.length > 0 && missing > 0 && <p className="text-soft">{t('who_less', { count: missing })}</p>}
      {who.length > 0 && (
        <ol className="grid max-h-[50vh] divide-y divide-line overflow-y-auto border-y border-line">
          {who.map(({ id, position, name, email }) => (
            <li key={id} className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-3 py-1.5">
              <span className="font-mono text-13 text-soft tabular-nums">№ {position}</span>
              <span className="flex flex-wrap gap-x-3">
                {name && <bdi>{name}</bdi>}
                <bdi className={name ? 'break-all text-soft' : 'break-all'}>{email}</bdi>
              </span>
            </li>
          ))}
        </ol>
      )}
      <DialogVerbs>
        {who.length > 0 && (
          <Button type="button" look="filled" pending={pending} onClick={onInvite}>
            {t('invite_verb', { count: who.length })}
          </Button>
        )}
        <Button type="button" onClick={onBack}>
          {t('change')}
        </Button>
      </DialogVerbs>
    </div>
  )
}
