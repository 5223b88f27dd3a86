import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import { Landing } from '@/app/(portal)/p/[project]/support/landing'
import { privateMetadata } from '@/app/(portal)/p/[project]/support/private-metadata'
import type { SearchParams } from '@/components/portal/board/board-view'
import { supportHref } from '@/components/portal/support/support-href'

type Props = { params: Promise<{ project: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [project, { room }] = await Promise.all([knownProject(params), searchParams])
  const t = await getTranslations(room === 'licence' ? 'Licence' : 'Support')
  return privateMetadata(project, t('mine'))
}

export default async function Page({ params, searchParams }: Props) {
  const [project, { token, room }] = await Promise.all([knownProject(params), searchParams])
  if (typeof token !== 'string') redirect(supportHref(project.slug))
  return <Landing project={project} token={token} {...(room === 'licence' && { room })} />
}
