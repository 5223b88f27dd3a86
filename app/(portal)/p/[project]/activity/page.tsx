import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import { currentProofs } from '@/app/(portal)/p/[project]/support/current-proofs'
import { find } from '@/app/(portal)/p/[project]/support/find'
import { privateMetadata } from '@/app/(portal)/p/[project]/support/private-metadata'
import { signOut } from '@/app/(portal)/p/[project]/support/sign-out'
import { ActivityPage } from '@/components/portal/activity/activity-page'
import { readSaid } from '@/components/portal/activity/said'
import type { SearchParams } from '@/components/portal/board/board-view'
import { Activity } from '@/lib/contract/activity'
import { getActivity } from '@/lib/domain/activity/get-activity'
import { erase } from './erase'
import { setLetters } from './set-letters'

type Props = { params: Promise<{ project: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [project, t] = await Promise.all([knownProject(params), getTranslations('Activity')])
  return privateMetadata(project, t('title'))
}

export default async function Page({ params, searchParams }: Props) {
  const [project, { said }] = await Promise.all([knownProject(params), searchParams])
  const session = (await currentProofs(project.id)).find((proof) => proof.by === 'session')
  const known = session?.by === 'session' ? await getActivity({ proof: session }) : null

  return (
    <ActivityPage
      project={project}
      activity={known && Activity.parse(known)}
      said={readSaid(said)}
      find={find}
      signOut={signOut}
      setLetters={setLetters}
      erase={erase}
    />
  )
}
