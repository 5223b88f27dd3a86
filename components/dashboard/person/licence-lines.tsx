'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day, Moment } from '@/components/dashboard/kit/moment'
import { shownPlatform } from '@/components/portal/licence/shown-platform'
import { LicenceStatusWord } from '@/components/ui/status-word'
import { TextLink } from '@/components/ui/text-link'
import type { Person } from '@/lib/contract/person'
import { PersonSection } from './person-section'

type Props = { base: string; licenses: Person['licenses']; verb?: ReactNode }

/** A person's licences, each with the devices on it. */
export function LicenceLines({ base, licenses, verb }: Props) {
  const t = useTranslations('Desk.People')
  return (
    <PersonSection title={t('licenses')} none={t('no_licenses')} {...licenses} verb={verb}>
      {({ id, plan, key_last4, status, expires_at, activations }) => {
        const bound = activations.filter(({ released_at }) => released_at === null)
        return (
          <>
            <span className="flex flex-wrap items-center gap-x-3">
              <TextLink href={`${base}/licences/${id}`}>
                <bdi>{plan ?? t('no_plan')}</bdi> <code className="font-mono text-12">…{key_last4}</code>
              </TextLink>
              <LicenceStatusWord status={status} />
              {expires_at && (
                <span className="text-soft">{t.rich('expires', { day: () => <Day key="day" at={expires_at} /> })}</span>
              )}
            </span>
            {bound.length === 0 && <span className="text-soft">{t('devices', { count: 0 })}</span>}
            {bound.map(({ id, device_name, platform, last_seen_at }) => (
              <span key={id} className="flex flex-wrap gap-x-2 text-soft">
                <bdi className="text-ink">{device_name ?? t('device_unnamed')}</bdi>
                {platform && <bdi>{shownPlatform(platform)}</bdi>}
                <span>{t.rich('device_seen', { at: () => <Moment key="at" at={last_seen_at} /> })}</span>
              </span>
            ))}
          </>
        )
      }}
    </PersonSection>
  )
}
