import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { askedOf, type SearchParams } from '@/app/(dashboard)/dashboard/p/[project]/asked-of'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { AuditTable } from '@/components/dashboard/settings/audit/audit-table'
import { auditLog } from '@/lib/contract/audit-log'
import { listApiKeys } from '@/lib/domain/api-keys/list-api-keys'
import { listAuditLog } from '@/lib/domain/audit/list-audit-log'
import { listMembers } from '@/lib/domain/team/list-members'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }>; searchParams: SearchParams }

/** So many keys can be chosen among; others by what they did. */
const MOST_KEYS = 100

export const generateMetadata = settingsMetadata('audit')

async function AuditPage({ params, searchParams }: Props) {
  const { project, member } = await knownMember(params)
  if (!member.mayManage) notFound()
  const t = await getTranslations('Desk.Settings')
  const { query, parsed } = await askedOf(auditLog.list, { project_id: project.id }, searchParams, [
    'record_id',
    'actor_id',
    'kind',
    'days',
    'page',
  ])
  const [log, team, keys] = await Promise.all([
    listAuditLog(project.id, parsed, member.mayWrite),
    listMembers(project.id),
    listApiKeys(project.id, { page: 1, per_page: MOST_KEYS }),
  ])
  const actors = [
    ...team.map(({ user_id, name }) => ({ id: user_id, type: 'member' as const, name })),
    ...keys.rows.map(({ id, name }) => ({ id, type: 'key' as const, name })),
  ]
  return (
    <DeskWords rooms={['Audit']}>
      <Page>
        <PageHead title={t('audit')} text={t('audit_text')} />
        <AuditTable
          project={{ id: project.id, slug: project.slug }}
          actors={actors}
          initial={known(auditLog.list, { query }, log)}
        />
      </Page>
    </DeskWords>
  )
}

export default waiting(AuditPage)
