'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Moment } from '@/components/dashboard/kit/moment'
import { TextLink } from '@/components/ui/text-link'
import type { Person } from '@/lib/contract/person'
import { Unproven } from './unproven'

type Props = { base: string; entry: Person['waitlist_entry'] }

/** A person's place in the waitlist. */
export function PlaceLine({ base, entry }: Props) {
  const t = useTranslations('Desk.People')
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-1.5">
      <h2 id={id} className="flex min-h-8 items-center text-13 font-semibold">
        {t('waitlist')}
      </h2>
      {entry ? (
        <p className="flex flex-wrap items-center gap-x-3 border-y border-line py-2 text-13 text-soft">
          <TextLink href={`${base}/waitlist?search=${encodeURIComponent(entry.email ?? entry.name ?? '')}`}>
            {entry.position === null ? (
              t(entry.status === 'left' ? 'place_left' : 'waitlist')
            ) : (
              <span className="font-mono tabular-nums">№ {entry.position}</span>
            )}
          </TextLink>
          {entry.status === 'invited' && entry.invited_at && (
            <span>{t.rich('place_invited', { at: () => <Moment key="at" at={entry.invited_at ?? ''} /> })}</span>
          )}
          <span>{t.rich('joined', { at: () => <Moment key="at" at={entry.created_at} /> })}</span>
          {!entry.is_proven && <Unproven />}
        </p>
      ) : (
        <p className="text-13 text-soft">{t('no_place')}</p>
      )}
    </section>
  )
}
