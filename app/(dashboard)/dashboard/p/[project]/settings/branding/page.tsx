import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { BrandingRoom } from '@/components/dashboard/settings/branding/branding-room'
import { projects } from '@/lib/contract/projects'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }> }

export const generateMetadata = settingsMetadata('branding')

async function BrandingPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  const t = await getTranslations('Desk.Settings')
  return (
    <Page>
      <PageHead title={t('branding')} text={t('branding_text')} />
      <BrandingRoom
        project={{ id: project.id, slug: project.slug, name: project.name, archived: project.archived_at !== null }}
        initial={known(projects.getCustomization, { params: { id: project.id } }, project.customization)}
        mayManage={member.mayManage}
      />
    </Page>
  )
}

export default waiting(BrandingPage)
