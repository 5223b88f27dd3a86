import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { askedOf, type SearchParams } from '@/app/(dashboard)/dashboard/p/[project]/asked-of'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { AuditTable } from '@/components/dashboard/settings/audit/audit-table'
import { auditLog } from '@/lib/contract/audit-log'
import { listAuditLog } from '@/lib/domain/audit/list-audit-log'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }>; searchParams: SearchParams }

export const generateMetadata = settingsMetadata('audit')

async function AuditPage({ params, searchParams }: Props) {
  const { project, member } = await knownMember(params)
  if (!member.mayManage) notFound()
  const t = await getTranslations('Desk.Settings')
  const { query, parsed } = await askedOf(auditLog.list, { project_id: project.id }, searchParams, [
    'record_id',
    'page',
  ])
  const log = known(auditLog.list, { query }, await listAuditLog(project.id, parsed, member.mayWrite))
  return (
    <Page>
      <PageHead title={t('audit')} text={t('audit_text')} />
      <AuditTable project_id={project.id} initial={log} />
    </Page>
  )
}

export default waiting(AuditPage)
