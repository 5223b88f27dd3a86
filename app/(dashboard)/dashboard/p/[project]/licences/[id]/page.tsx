import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { found } from '@/app/(dashboard)/dashboard/p/[project]/found'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { Page } from '@/components/dashboard/kit/page-head'
import { LicencePage } from '@/components/dashboard/licences/licence-page'
import { licenseKeys } from '@/lib/contract/license-keys'
import { getLicenseKey } from '@/lib/domain/licences/get-license-key'
import { known } from '@/lib/known'

type Props = { params: Promise<{ project: string; id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('Desk.Licences'))('one') }
}

/** One licence. */
export default async function OneLicencePage({ params }: Props) {
  const { project, member } = await knownMember(params)
  const { id, slug, name } = project
  const licence = await found((await params).id, (licence) => getLicenseKey(id, licence))
  const initial = known(licenseKeys.get, { params: { id: licence.id } }, licence)
  return (
    <DeskWords rooms={['Licences']}>
      <Page>
        <LicencePage project={{ id, slug, name }} member={member} initial={initial} />
      </Page>
    </DeskWords>
  )
}
