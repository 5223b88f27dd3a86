'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TimeAgo } from '@/components/ui/time-ago'
import type { PortalLicense } from '@/lib/contract/license-key'
import { FreeDevice } from './free-device'
import type { LicenceState } from './licence-state'
import { shownPlatform } from './shown-platform'

export type Row = {
  device: PortalLicense['devices'][number]
  now: string
  /** Whether it is asked if this device is meant. */
  asked: boolean
  problem?: LicenceState['problem']
  pending: boolean
  onAsk: (id: string | null) => void
}

/** A device that holds a seat, and the button that frees it once that has been confirmed. */
export function DeviceRow(row: Row) {
  const t = useTranslations('Licence')
  const { device, now, asked, pending, onAsk } = row
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(asked)
  // The button that was pressed is gone with the question.
  useEffect(() => {
    if (was.current && !asked && document.activeElement === document.body) button.current?.focus()
    was.current = asked
  }, [asked])

  if (asked) return <FreeDevice {...row} />
  const name = device.device_name ?? t('unnamed')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-4">
      <h4 className="self-end text-16 font-medium max-sm:self-center">
        <bdi>{name}</bdi>
      </h4>
      <p className="flex flex-wrap gap-x-3 text-13 text-soft max-sm:col-span-2 sm:row-start-2 sm:self-start">
        {device.platform && <bdi>{shownPlatform(device.platform)}</bdi>}
        <span className="whitespace-nowrap">
          {t.rich('seen', { time: () => <TimeAgo key="seen" at={device.last_seen_at} now={now} /> })}
        </span>
      </p>
      <button
        ref={button}
        type="submit"
        name="ask"
        value={device.id}
        aria-label={t('free_named', { device: name })}
        aria-disabled={pending}
        onClick={(event) => {
          event.preventDefault()
          if (!pending) onAsk(device.id)
        }}
        className={`${buttonClass()} col-start-2 row-start-1 sm:row-span-2`}
      >
        <span className="sm:hidden">{t('free_short')}</span>
        <span className="max-sm:hidden">{t('free')}</span>
      </button>
    </li>
  )
}
