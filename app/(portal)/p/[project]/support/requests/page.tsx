import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import { currentProofs } from '@/app/(portal)/p/[project]/support/current-proofs'
import { find } from '@/app/(portal)/p/[project]/support/find'
import { openedHere } from '@/app/(portal)/p/[project]/support/opened-here'
import { privateMetadata } from '@/app/(portal)/p/[project]/support/private-metadata'
import { signOut } from '@/app/(portal)/p/[project]/support/sign-out'
import { OpenedHere } from '@/components/portal/support/opened-here'
import { RequestsPage } from '@/components/portal/support/requests-page'
import { SignInPanel } from '@/components/portal/support/sign-in-panel'
import { SupportRequest } from '@/lib/contract/support-request'
import { listOpened } from '@/lib/domain/support/access/list-opened'

type Props = { params: Promise<{ project: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [project, t] = await Promise.all([knownProject(params), getTranslations('Support')])
  return privateMetadata(project, t('mine'))
}

export default async function Page({ params }: Props) {
  const [project, t] = await Promise.all([knownProject(params), getTranslations('Support')])
  const opened = await openedHere(project.id)
  const session = (await currentProofs(project.id)).find(({ by }) => by === 'session')
  if (!session || !('email' in session)) {
    return (
      <SignInPanel slug={project.slug} title={t('find')} text={t('find_text')} find={find}>
        <OpenedHere slug={project.slug} requests={opened} />
      </SignInPanel>
    )
  }
  const rows = await listOpened(session)
  return (
    <RequestsPage
      slug={project.slug}
      labels={project.settings.support_status_labels}
      email={session.email}
      requests={rows.map((row) => SupportRequest.parse(row))}
      others={opened}
      signOut={signOut}
    />
  )
}
