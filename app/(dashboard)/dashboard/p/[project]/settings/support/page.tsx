import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { knownSettings } from '@/app/(dashboard)/dashboard/p/[project]/settings/known-settings'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { Section } from '@/components/dashboard/settings/section'
import { SettingSwitches } from '@/components/dashboard/settings/setting-switches'
import { AiReplies } from '@/components/dashboard/settings/support/ai-replies'
import { CannedReplies } from '@/components/dashboard/settings/support/canned-replies'
import { RecipientForm } from '@/components/dashboard/settings/support/recipient-form'
import { StatusLabels } from '@/components/dashboard/settings/support/status-labels'
import { cannedReplies } from '@/lib/contract/canned-replies'
import { supportAiReply } from '@/lib/contract/support-ai-reply'
import { modelConnected } from '@/lib/domain/ai/model-connected'
import { listCannedReplies } from '@/lib/domain/canned-replies/list-canned-replies'
import { getAiReply } from '@/lib/domain/support/ai-reply'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }> }

export const generateMetadata = settingsMetadata('support')

async function SupportPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  const t = await getTranslations('Desk.Settings')
  const initial = knownSettings(project)
  const { mayManage, mayWrite } = member
  const asked = { query: { project_id: project.id } }
  const replies = await listCannedReplies(project.id, cannedReplies.list.query.parse(asked.query))
  const config = await getAiReply(project.id)
  return (
    <Page narrow>
      <PageHead title={t('support')} text={t('support_text')} />
      <Section title={t('told')} text={t('told_text')}>
        <RecipientForm initial={initial} mayManage={mayManage} />
      </Section>
      <Section title={t('proof')} text={t('proof_text')}>
        <SettingSwitches initial={initial} mayManage={mayManage} names={['unproven_request_list']} />
      </Section>
      <Section title={t('ai')} text={t('ai_text')}>
        <AiReplies
          id={project.id}
          connected={modelConnected()}
          initial={known(supportAiReply.get, { params: { projectId: project.id } }, config)}
          mayManage={mayManage}
          mayTry={mayWrite}
        />
      </Section>
      <CannedReplies project_id={project.id} initial={known(cannedReplies.list, asked, replies)} mayWrite={mayWrite} />
      <Section title={t('statuses')} text={t('statuses_text')}>
        <StatusLabels initial={initial} mayManage={mayManage} />
      </Section>
    </Page>
  )
}

export default waiting(SupportPage)
