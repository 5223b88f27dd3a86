import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { askedOf, type SearchParams } from '@/app/(dashboard)/dashboard/p/[project]/asked-of'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { waiting } from '@/app/(dashboard)/dashboard/p/[project]/waiting'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { LicenceList } from '@/components/dashboard/licences/licence-list'
import { LicencesVerbs } from '@/components/dashboard/licences/licences-verbs'
import { licenseKeys } from '@/lib/contract/license-keys'
import { listLicenseKeys } from '@/lib/domain/licences/list-license-keys'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string }>; searchParams: SearchParams }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Licences'))('title') }
}

/** The project's licences. */
async function LicencesPage({ params, searchParams }: Props) {
  const { project: found, member } = await knownMember(params)
  const t = await getTranslations('Desk.Licences')
  const project = { id: found.id, slug: found.slug, name: found.name }
  const base = { project_id: project.id, per_page: '20' }
  const { query, parsed } = await askedOf(licenseKeys.list, base, searchParams, ['search', 'status', 'page'])
  const initial = known(licenseKeys.list, { query }, await listLicenseKeys(project.id, parsed))
  return (
    <DeskWords rooms={['Licences']}>
      <Page>
        <PageHead title={t('title')} text={t('intro')} verbs={member.mayWrite && <LicencesVerbs project={project} />} />
        <LicenceList project={project} member={member} initial={initial} />
      </Page>
    </DeskWords>
  )
}

export default waiting(LicencesPage)
