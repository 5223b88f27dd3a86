import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { ImportPage } from '@/components/dashboard/licences/import/import-page'
import { TextLink } from '@/components/ui/text-link'

type Props = { params: Promise<{ project: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Licences'))('import_title') }
}

/** Brings licences of another service along. */
async function ImportLicencesPage({ params }: Props) {
  const { project, member } = await knownMember(params)
  if (!member.mayWrite) notFound()
  const t = await getTranslations('Desk.Licences')
  const { id, slug, name } = project
  return (
    <DeskWords rooms={['Licences']}>
      <Page>
        <PageHead
          title={t('import_title')}
          text={t('import_intro')}
          back={<TextLink href={`/dashboard/p/${slug}/licences`}>{t('back')}</TextLink>}
        />
        <ImportPage project={{ id, slug, name }} />
      </Page>
    </DeskWords>
  )
}

export default waiting(ImportLicencesPage)
