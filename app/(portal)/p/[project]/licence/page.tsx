import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { projectWith } from '@/app/(portal)/p/[project]/known-project'
import { currentProofs } from '@/app/(portal)/p/[project]/support/current-proofs'
import { find } from '@/app/(portal)/p/[project]/support/find'
import { privateMetadata } from '@/app/(portal)/p/[project]/support/private-metadata'
import { signOut } from '@/app/(portal)/p/[project]/support/sign-out'
import { LicencePage } from '@/components/portal/licence/licence-page'
import { clock } from '@/lib/clock'
import { PortalLicense } from '@/lib/contract/license-key'
import { listMine } from '@/lib/domain/licences/seats/list-mine'
import { openLicence } from './open-licence'

type Props = { params: Promise<{ project: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [project, t] = await Promise.all([projectWith('licence', params), getTranslations('Licence')])
  return privateMetadata(project, t('title'))
}

export default async function Page({ params }: Props) {
  const project = await projectWith('licence', params)
  const session = (await currentProofs(project.id)).find((proof) => proof.by === 'session')
  const rows = session?.by === 'session' ? await listMine({ proof: session }) : []

  return (
    <LicencePage
      project={project}
      email={session?.by === 'session' ? session.email : null}
      licences={rows.map((row) => PortalLicense.parse(row))}
      now={clock.now().toISOString()}
      open={openLicence}
      find={project.archived_at ? null : find}
      signOut={signOut}
    />
  )
}
