'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import type { PortalLicense } from '@/lib/contract/license-key'
import { DeviceRow } from './device-row'
import type { LicenceState } from './licence-state'
import { news } from './use-news'

type Props = { devices: PortalLicense['devices']; state: LicenceState; pending: boolean }

/** The devices on a licence. What came of freeing one is told in the place where it stood, so that nothing jumps. */
export function DeviceList({ devices, state, pending }: Props) {
  const t = useTranslations('Licence')
  const problems = useTranslations('Problem')
  const [asked, setAsked] = useState(state.asking ?? null)
  /** The answer that was on the page as something else was pressed: its problem is an old one. */
  const [old, setOld] = useState<LicenceState | null>(null)
  const ask = (id: string | null) => {
    setAsked(id)
    setOld(state)
  }
  const problem = state === old ? undefined : state.problem
  const freed = problem ? undefined : state.freed
  const isAsked = devices.some(({ id }) => id === asked)

  const rows = devices.map((device) => (
    <DeviceRow
      key={device.id}
      device={device}
      now={state.now}
      asked={device.id === asked}
      problem={problem}
      pending={pending}
      onAsk={ask}
    />
  ))
  const told = freed && (
    <li key="freed" className="py-4">
      <div {...news(state !== old)} className="rounded-press">
        <Notice>{t.rich('freed', { device: () => <bdi key="name">{freed.name || t('unnamed')}</bdi> })}</Notice>
      </div>
    </li>
  )
  return (
    <>
      {problem && !isAsked && (
        <div {...news(true)} className="rounded-press">
          <Notice tone="bad">{problems(problem)}</Notice>
        </div>
      )}
      {(rows.length > 0 || told) && (
        <ul className="-mb-4 divide-y divide-line border-t border-line">
          {told ? rows.toSpliced(freed.place, 0, told) : rows}
        </ul>
      )}
    </>
  )
}
