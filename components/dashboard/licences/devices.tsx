'use client'

import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import { shownPlatform } from '@/components/portal/licence/shown-platform'
import type { Activation, LicenseKeyDetail } from '@/lib/contract/license-key'
import { FreeSeat } from './free-seat'

/** The devices that hold a licence's seats, and below them those that held one. */
export function Devices({ licence, mayWrite }: { licence: LicenseKeyDetail; mayWrite: boolean }) {
  const t = useTranslations('Desk.Licences')
  const bound = licence.activations.filter(({ released_at }) => released_at === null)
  const before = licence.activations.filter(({ released_at }) => released_at !== null)
  return (
    <>
      {bound.length === 0 && (
        <p className="text-14 text-soft">{t(before.length > 0 ? 'devices_now_none' : 'devices_none')}</p>
      )}
      {bound.length > 0 && (
        <ul className="grid divide-y divide-line border-y border-line">
          {bound.map((device) => (
            <li key={device.id} className="flex items-center gap-3 py-2">
              <Device device={device} />
              {mayWrite && <FreeSeat licence={licence} device={device} />}
            </li>
          ))}
        </ul>
      )}
      {before.length > 0 && (
        <details className="text-14">
          <summary className="min-h-6 cursor-pointer text-13 text-soft">
            {t('devices_released')} ({before.length})
          </summary>
          <ul className="grid divide-y divide-line">
            {before.map((device) => (
              <li key={device.id} className="py-2">
                <Device device={device} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Device({ device }: { device: Activation }) {
  const t = useTranslations('Desk.Licences')
  const { device_name, platform, device_fingerprint, activated_at, last_seen_at, released_at } = device
  return (
    <div className="grid min-w-0 grow gap-0.5">
      <p className="text-14 font-medium break-words">
        <bdi>{device_name ?? t('device_unnamed')}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-3 text-13 text-soft">
        {platform && <bdi>{shownPlatform(platform)}</bdi>}
        <span>{t.rich('device_since', { at: () => <Moment key="at" at={activated_at} /> })}</span>
        <span>{t.rich('device_seen', { at: () => <Moment key="at" at={last_seen_at} /> })}</span>
        {released_at && <span>{t.rich('device_freed', { at: () => <Moment key="at" at={released_at} /> })}</span>}
      </p>
      <p className="truncate font-mono text-12 text-soft" title={device_fingerprint}>
        <bdi>{device_fingerprint}</bdi>
      </p>
    </div>
  )
}
