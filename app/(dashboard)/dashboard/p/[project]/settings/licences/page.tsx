import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { knownSettings } from '@/app/(dashboard)/dashboard/p/[project]/settings/known-settings'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { LicenceForm } from '@/components/dashboard/settings/licences/licence-form'
import { SigningKey } from '@/components/dashboard/settings/licences/signing-key'
import { Section } from '@/components/dashboard/settings/section'

type Props = { params: Promise<{ project: string }> }

export const generateMetadata = settingsMetadata('licences')

async function LicenceSettingsPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  const t = await getTranslations('Desk.Settings')
  return (
    <Page narrow>
      <PageHead title={t('licences')} text={t('licences_text')} />
      <Section title={t('keys_and_tokens')}>
        <LicenceForm initial={knownSettings(project)} mayManage={member.mayManage} />
      </Section>
      <Section title={t('signing')} text={t('signing_text')}>
        <SigningKey project_id={project.id} name={project.name} mayManage={member.mayManage} />
      </Section>
    </Page>
  )
}

export default waiting(LicenceSettingsPage)
