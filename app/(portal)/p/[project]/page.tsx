import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { SearchParams } from '@/components/portal/board/board-view'
import { FrontPage } from '@/components/portal/front/front-page'
import { shownName } from '@/components/portal/project'
import { currentLooker } from './current-looker'
import { knownParts, knownProject } from './known-project'
import { readFront } from './read-front'
import { searchFront } from './search-front'
import { vote } from './wishes/actions'

type Props = { params: Promise<{ project: string }>; searchParams: Promise<SearchParams> }

const searchIn = ({ search }: SearchParams) => (typeof search === 'string' ? search.trim().slice(0, 200) : '')

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [project, asked, t] = await Promise.all([knownProject(params), searchParams, getTranslations('Front')])
  const [name, search, canonical] = [shownName(project), searchIn(asked), `/p/${project.slug}`]
  const title = search ? t('found_title', { search, name }) : name
  const description = project.customization.tagline || t('default_tagline')
  return {
    title: { absolute: title },
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, siteName: name, type: 'website' },
    ...(asked.search !== undefined && { robots: { index: false } }),
  }
}

export default async function Page({ params, searchParams }: Props) {
  const [project, asked] = await Promise.all([knownProject(params), searchParams])
  const [parts, voter] = await Promise.all([knownParts(project), currentLooker(project.id)])
  const search = searchIn(asked)
  return (
    <FrontPage
      project={project}
      parts={parts}
      front={search ? null : await readFront(project, parts, voter)}
      found={search ? await searchFront(project.id, parts, search, voter) : null}
      vote={vote}
    />
  )
}
