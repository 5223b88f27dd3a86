import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { settingsMetadata } from '@/app/(dashboard)/dashboard/p/[project]/settings/settings-metadata'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { WhileOpen } from '@/components/dashboard/kit/while-open'
import { ErasePerson } from '@/components/dashboard/settings/data/erase-person'
import { ExportProject } from '@/components/dashboard/settings/data/export-project'
import { ImportRows } from '@/components/dashboard/settings/data/import-rows'
import { Section } from '@/components/dashboard/settings/section'

type Props = { params: Promise<{ project: string }> }

export const generateMetadata = settingsMetadata('data')

async function DataPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  if (!member.mayManage) notFound()
  const t = await getTranslations('Desk.Settings')
  return (
    <Page narrow>
      <PageHead title={t('data')} text={t('data_text')} />
      <Section title={t('export')} text={t('export_text')}>
        <ExportProject id={project.id} slug={project.slug} />
      </Section>
      <Section title={t('import')} text={t('import_text')}>
        <WhileOpen reason>
          <ImportRows id={project.id} />
        </WhileOpen>
      </Section>
      <Section title={t('erase')} text={t('erase_text')}>
        <ErasePerson id={project.id} />
      </Section>
    </Page>
  )
}

export default waiting(DataPage)
