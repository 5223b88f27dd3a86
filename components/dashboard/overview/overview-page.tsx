'use client'

import { useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useArchived } from '@/components/dashboard/kit/while-open'
import type { Known } from '@/lib/known'
import { overview } from '@/lib/wire/overview'
import { Charts } from './charts'
import { FirstSteps, isDone } from './first-steps'
import { Needs } from './needs'

const MINUTE = 60_000

type Props = {
  project: { id: string; slug: string; isNew: boolean }
  member: { mayWrite: boolean; mayManage: boolean }
  initial: Known<typeof overview.get>
}

/** What needs the team first, how the last days were second; a new project is told where to begin. */
export function OverviewPage({ project, member, initial }: Props) {
  const t = useTranslations('Desk.Overview')
  const archived = useArchived()
  const { data } = useEndpoint(overview.get, { query: { project_id: project.id } }, { initial, every: MINUTE })
  const { needs, days, steps } = (data ?? initial.reply).data
  const begins = !archived && member.mayWrite && !isDone(steps, member) && (project.isNew || !steps.heard)
  return (
    <>
      {(steps.heard || !begins) && <Needs needs={needs} project={project} member={member} />}
      {begins && <FirstSteps steps={steps} project={project} member={member} />}
      {steps.heard && (
        <section aria-labelledby="days" className="grid gap-3">
          <div className="flex items-baseline gap-3">
            <h2 id="days" className="text-16 font-semibold">
              {t('days')}
            </h2>
            <p className="text-13 text-soft">{t('days_text')}</p>
          </div>
          <Charts days={days} />
        </section>
      )}
    </>
  )
}
