import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVoter } from '@/app/(portal)/p/[project]/current-voter'
import { knownProject } from '@/app/(portal)/p/[project]/known-project'
import { newGuard } from '@/app/(portal)/p/[project]/new-guard'
import { vote } from '@/app/(portal)/p/[project]/wishes/actions'
import type { SearchParams } from '@/components/portal/board/board-view'
import { shownName } from '@/components/portal/project'
import { WishPage } from '@/components/portal/wish/wish-page'
import { wishHref } from '@/components/portal/wish-href'
import { Comment } from '@/lib/contract/comments'
import { listComments } from '@/lib/domain/comments/list-comments'
import { plainText } from '@/lib/plain-text'
import { comment } from './actions'
import { knownWish } from './known-wish'
import { readThread } from './read-thread'

type Props = { params: Promise<{ project: string; wish: string }>; searchParams: Promise<SearchParams> }

const PER_PAGE = 20
const LINE = 160

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = await knownProject(params)
  const [wish, t] = await Promise.all([knownWish(project, (await params).wish, {}), getTranslations('Board')])
  const description = plainText(wish.description).slice(0, LINE)
  const canonical = wishHref(project.slug, wish.slug)
  const feed = [
    { url: `/portal/wishes.atom?project_id=${project.id}`, title: t('meta_title', { name: shownName(project) }) },
  ]
  return {
    title: { absolute: `${wish.title} · ${shownName(project)}` },
    description,
    alternates: { canonical, types: { 'application/atom+xml': feed } },
    openGraph: {
      title: wish.title,
      description,
      url: canonical,
      siteName: shownName(project),
      type: 'article',
      publishedTime: wish.created_at,
    },
  }
}

export default async function Page({ params, searchParams }: Props) {
  const [project, asked, voter] = await Promise.all([knownProject(params), searchParams, currentVoter()])
  const wish = await knownWish(project, (await params).wish, voter)
  const view = readThread(asked)
  const [found, guard] = await Promise.all([
    listComments(wish.id, { page: view.page, per_page: PER_PAGE }),
    newGuard(project.id),
  ])

  return (
    <WishPage
      project={project}
      wish={wish}
      view={view}
      threads={found.rows.map((row) => Comment.parse(row))}
      pages={Math.ceil(found.total / found.per_page)}
      guard={guard}
      vote={vote}
      comment={comment}
    />
  )
}
