import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { knownSettings } from '@/app/(dashboard)/dashboard/p/[project]/settings/known-settings'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { CloseProject } from '@/components/dashboard/settings/general/close-project'
import { IdentitySecret } from '@/components/dashboard/settings/general/identity-secret'
import { LanguageChoice } from '@/components/dashboard/settings/general/language-choice'
import { NameForm } from '@/components/dashboard/settings/general/name-form'
import { WaitlistForm } from '@/components/dashboard/settings/general/waitlist-form'
import { Section } from '@/components/dashboard/settings/section'
import { SettingSwitches } from '@/components/dashboard/settings/setting-switches'
import { Notice } from '@/components/ui/notice'

type Props = { params: Promise<{ project: string }>; searchParams: Promise<{ moved?: string | string[] }> }

export const generateMetadata = settingsMetadata('general')

async function GeneralPage({ params, searchParams }: Props) {
  const { project, member } = await knownMember(params)
  const t = await getTranslations('Desk.Settings')
  const initial = knownSettings(project)
  const { mayManage } = member
  const { moved } = await searchParams
  return (
    <Page narrow>
      <PageHead title={t('general')} text={t('general_text')} />
      {moved && <Notice>{t('moved', { address: `/p/${project.slug}` })}</Notice>}
      <Section title={t('project')}>
        <NameForm initial={initial} mayManage={mayManage} />
      </Section>
      <Section title={t('spoken')} text={t('language_hint')}>
        <LanguageChoice initial={initial} mayManage={mayManage} />
      </Section>
      <Section title={t('board')} text={t('board_text')}>
        <SettingSwitches initial={initial} mayManage={mayManage} names={['wish_moderation', 'require_bot_fields']} />
      </Section>
      <Section title={t('waitlist')} text={t('waitlist_text')}>
        <WaitlistForm initial={initial} mayManage={mayManage} />
      </Section>
      {mayManage && (
        <Section title={t('identity')} text={t('identity_text')}>
          <IdentitySecret id={project.id} />
        </Section>
      )}
      {mayManage && (
        <Section title={t('closing')} text={t('closing_text')}>
          <CloseProject initial={initial} mayOwn={member.mayOwn} />
        </Section>
      )}
    </Page>
  )
}

export default waiting(GeneralPage)
