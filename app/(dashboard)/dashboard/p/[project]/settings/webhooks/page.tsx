import { notFound } from 'next/navigation'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { Page } from '@/components/dashboard/kit/page-head'
import { WebhooksRoom } from '@/components/dashboard/settings/webhooks/webhooks-room'
import { webhooks } from '@/lib/contract/webhooks'
import { listWebhooks } from '@/lib/domain/webhooks/list-webhooks'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }> }

export const generateMetadata = settingsMetadata('webhooks')

async function WebhooksPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  if (!member.mayManage) notFound()
  const asked = { query: { project_id: project.id, per_page: '100' } }
  const list = await listWebhooks(project.id, true, webhooks.list.query.parse(asked.query))
  return (
    <Page narrow>
      <WebhooksRoom project_id={project.id} initial={known(webhooks.list, asked, list)} />
    </Page>
  )
}

export default waiting(WebhooksPage)
