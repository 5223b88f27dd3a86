'use client'

import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { SkeletonLines } from '@/components/ui/skeleton'
import { auditLog } from '@/lib/wire/audit-log'

/** What the team did to a licence, for those who may read the audit log. */
export function LicenceHistory({ project, id }: { project: DeskProject; id: string }) {
  const t = useTranslations('Desk.Licences')
  const query = { project_id: project.id, record_id: id }
  const { data, error } = useEndpoint(auditLog.list, { query })
  if (error && !data) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-14 font-semibold">{t('history')}</h2>
      {!data && <SkeletonLines />}
      {data?.data.length === 0 && <p className="text-14 text-soft">{t('history_none')}</p>}
      <ol className="grid gap-2">
        {data?.data.map(({ id, change, after, actor, created_at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 text-13">
            <span className="min-w-0 break-words">
              {change === 'updated'
                ? t('did_updated', { fields: Object.keys(after ?? {}).join(', ') })
                : t(`did_${change}`)}
            </span>
            <span className="text-soft">
              {t.rich('history_by', {
                who: () => <bdi key="who">{actor.name ?? actor.type}</bdi>,
                at: () => <Moment key="at" at={created_at} />,
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
