import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { currentVoter } from '@/app/(portal)/p/[project]/current-voter'
import { projectWith } from '@/app/(portal)/p/[project]/known-project'
import { newGuard } from '@/app/(portal)/p/[project]/new-guard'
import { Board } from '@/components/portal/board/board'
import { boardHref } from '@/components/portal/board/board-href'
import { readBoard, type SearchParams } from '@/components/portal/board/board-view'
import { shownName } from '@/components/portal/project'
import { SuggestPanel } from '@/components/portal/suggest/suggest-panel'
import { Category } from '@/lib/contract/categories'
import { Wish } from '@/lib/contract/wish'
import { listCategories } from '@/lib/domain/categories/list-categories'
import { listPublicWishes } from '@/lib/domain/wishes/list-public-wishes'
import { suggest, vote } from './actions'

type Props = { params: Promise<{ project: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [project, t] = await Promise.all([projectWith('wishes', params), getTranslations('Board')])
  const title = t('meta_title', { name: shownName(project) })
  const description = project.customization.tagline || t('default_tagline')
  const canonical = boardHref(project.slug)
  const feed = [{ url: `/portal/wishes.atom?project_id=${project.id}`, title }]
  return {
    title: { absolute: title },
    description,
    alternates: { canonical, types: { 'application/atom+xml': feed } },
    openGraph: { title, description, url: canonical, siteName: shownName(project), type: 'website' },
  }
}

export default async function Page({ params, searchParams }: Props) {
  const [project, asked, voter] = await Promise.all([projectWith('wishes', params), searchParams, currentVoter()])
  const { rows } = await listCategories(project.id)
  const categories = rows.map((row) => Category.parse(row))

  const { view, query } = readBoard(project.id, asked, categories)
  const found = await listPublicWishes(project.id, query, voter)
  const pages = Math.ceil(found.total / found.per_page)
  if (found.page > Math.max(pages, 1)) redirect(boardHref(project.slug, view, { page: pages || undefined }))

  const suggesting = asked.suggest !== undefined && (
    <SuggestPanel
      project={{ id: project.id, slug: project.slug }}
      categories={categories.map(({ id, name }) => ({ id, name }))}
      guard={await newGuard(project.id)}
      title={view.search ?? ''}
      cancelHref={boardHref(project.slug, view)}
      moderated={project.settings.wish_moderation}
      action={suggest}
    />
  )
  return (
    <Board
      project={project}
      view={view}
      categories={categories}
      wishes={found.rows.map((row) => Wish.parse(row))}
      total={found.total}
      pages={pages}
      received={asked.received !== undefined}
      suggesting={suggesting}
      vote={vote}
    />
  )
}
