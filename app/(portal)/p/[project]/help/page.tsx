import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { projectWith } from '@/app/(portal)/p/[project]/known-project'
import type { SearchParams } from '@/components/portal/board/board-view'
import { helpHref } from '@/components/portal/help/help-href'
import { HelpPage } from '@/components/portal/help/help-page'
import { HelpArticle } from '@/lib/contract/help'
import { findArticles } from '@/lib/domain/help/portal/find-articles'
import { helpMetadata } from './help-metadata'
import { knownHelp } from './known'

type Props = { params: Promise<{ project: string }>; searchParams: Promise<SearchParams> }

const MOST = 20

const searchIn = ({ search }: SearchParams) => (typeof search === 'string' ? search.trim().slice(0, 500) : '')

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [project, asked, t] = await Promise.all([projectWith('help', params), searchParams, getTranslations('Help')])
  const { collection } = await knownHelp(project.id)
  const search = searchIn(asked)
  return helpMetadata(project, {
    title: search ? t('found_title', { search }) : (collection?.name ?? t('title')),
    description: collection?.description ?? null,
    canonical: helpHref(project.slug),
    hidden: asked.search !== undefined || collection === null,
  })
}

export default async function Page({ params, searchParams }: Props) {
  const [project, asked] = await Promise.all([projectWith('help', params), searchParams])
  const search = searchIn(asked)
  const { collection, flows } = await knownHelp(project.id)
  const found = search ? await findArticles(project.id, { search, page: 1, per_page: MOST }) : null

  return (
    <HelpPage
      slug={project.slug}
      asks={project.customization.parts.support !== false}
      collection={collection}
      flows={flows}
      search={search}
      found={found?.rows.map((row) => HelpArticle.parse(row)) ?? null}
    />
  )
}
