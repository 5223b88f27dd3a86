'use client'

import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { SkeletonLines } from '@/components/ui/skeleton'
import type { LicenseKeyDetail } from '@/lib/contract/license-key'
import { auditLog } from '@/lib/wire/audit-log'
import { type HistoryLine, historyLines } from './history-lines'

/** What was done to a licence, and the devices that came and went, for those who may read the audit log. */
export function LicenceHistory({ project, licence }: { project: DeskProject; licence: LicenseKeyDetail }) {
  const t = useTranslations('Desk.Licences')
  const query = { project_id: project.id, record_id: licence.id, per_page: '100' }
  const { data, error } = useEndpoint(auditLog.list, { query })
  if (error && !data) return null
  const lines = data && historyLines(licence.activations, data.data, data.total > data.data.length)
  return (
    <section className="grid gap-2">
      <h2 className="text-14 font-semibold">{t('history')}</h2>
      {!lines && <SkeletonLines />}
      {lines?.length === 0 && <p className="text-14 text-soft">{t('history_none')}</p>}
      <ol className="grid gap-2">
        {lines?.map((line) => (
          <li key={line.id} className="flex flex-wrap justify-between gap-x-4 text-13">
            <Did line={line} />
            <span className="text-soft">
              {t.rich('history_by', {
                who: () => <Who key="who" line={line} />,
                at: () => <Moment key="at" at={line.at} />,
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The words of a licence's fields; `revoked_at` goes with its state. */
const words = {
  plan: 'plan',
  max_devices: 'seats_field',
  expires_at: 'until_field',
  status: 'status',
  end_user_id: 'person',
  metadata: 'metadata',
} as const
const named = Object.keys(words) as (keyof typeof words)[]

function Did({ line: { did, device, fields } }: { line: HistoryLine }) {
  const t = useTranslations('Desk.Licences')
  const name = () => <bdi key="name">{device?.device_name ?? t('device_unnamed')}</bdi>
  const changed = named.filter((field) => fields.includes(field)).map((field) => t(words[field]))
  return (
    <span className="min-w-0 wrap-anywhere">
      {did === 'activated' || did === 'released'
        ? t.rich(`did_${did}`, { device: name })
        : t(`did_${did}`, { fields: changed.join(', ') })}
    </span>
  )
}

function Who({ line: { actor, device } }: { line: HistoryLine }) {
  const t = useTranslations('Desk.Licences')
  if (actor) return <bdi>{actor.name ?? t('history_system')}</bdi>
  return device && t('history_customer')
}
