import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import { Landing } from '@/app/(portal)/p/[project]/support/landing'
import { privateMetadata } from '@/app/(portal)/p/[project]/support/private-metadata'
import type { SearchParams } from '@/components/portal/board/board-view'
import { otherRoom } from '@/components/portal/support/other-room'
import { supportHref } from '@/components/portal/support/support-href'

type Props = { params: Promise<{ project: string }>; searchParams: Promise<SearchParams> }

const namespaces = { licence: 'Licence', activity: 'Activity' } as const

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [project, { room }] = await Promise.all([knownProject(params), searchParams])
  const other = otherRoom(room)
  const t = await getTranslations(other ? namespaces[other] : 'Support')
  return privateMetadata(project, t('mine'))
}

export default async function Page({ params, searchParams }: Props) {
  const [project, { token, room: named }] = await Promise.all([knownProject(params), searchParams])
  const room = otherRoom(named)
  if (typeof token !== 'string') redirect(supportHref(project.slug))
  return <Landing project={project} token={token} {...(room && { room })} />
}
