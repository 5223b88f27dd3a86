'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { LicenceStatusWord } from '@/components/ui/status-word'
import type { PortalLicense } from '@/lib/contract/license-key'
import { DeviceList } from './device-list'
import { KeyTag } from './key-tag'
import type { LicenceState } from './licence-state'
import { Seats } from './seats'
import { news } from './use-news'
import { Validity } from './validity'

type Props = {
  slug: string
  licence: PortalLicense
  state: LicenceState
  /** Whether the page has said already what it means to free a device. */
  explained: boolean
  pending: boolean
}

/** A licence as whoever holds it needs it: what it is, until when, and on which devices. Stands in a form, whose buttons free devices. */
export function LicenceSheet({ slug, licence, state, explained, pending }: Props) {
  const t = useTranslations('Licence')
  const heading = useId()
  const { devices, plan, status } = licence
  const isNew = state.answered === true && !state.freed && !state.problem && !state.asking
  return (
    <article aria-labelledby={heading} className="grid gap-5 rounded-hold border border-line bg-raised p-5 sm:p-8">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={heading} {...news(isNew)} className="serif min-w-0 rounded-[4px] text-20">
            <bdi>{plan ?? t('no_plan')}</bdi>
          </h2>
          <LicenceStatusWord status={status} />
        </div>
        {state.key && <KeyTag typed={state.key} is_old={licence.has_old_key} />}
        <Validity slug={slug} licence={licence} />
        <Seats licence={licence} />
      </header>
      <section className="grid gap-2">
        <h3 className="text-14 font-medium">{t('devices')}</h3>
        {!explained && (devices.length > 0 || state.freed) && (
          <p className="max-w-prose pb-1 text-13 text-pretty text-soft">{t('free_means')}</p>
        )}
        <DeviceList devices={devices} state={state} pending={pending} />
        {devices.length === 0 && (
          <p className="pt-2 text-14 text-soft">{t(status === 'active' ? 'no_devices' : 'no_devices_left')}</p>
        )}
      </section>
    </article>
  )
}
