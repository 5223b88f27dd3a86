import { useTranslations } from 'next-intl'
import type { Project } from '@/components/portal/project'
import type { VoteAction } from '@/components/portal/vote/vote-action'
import { EmptyState } from '@/components/ui/empty-state'
import type { Front, Found as Hits } from './front'
import { FrontArticles } from './front-articles'
import { FrontDesk } from './front-desk'
import { FrontFound } from './front-found'
import { FrontMasthead } from './front-masthead'
import { FrontRoadmap } from './front-roadmap'
import { FrontWaitlist } from './front-waitlist'
import { FrontWishes } from './front-wishes'

type Props = { project: Project; parts: string[]; front: Front | null; found: Hits | null; vote: VoteAction }

/** The hall of a portal: whose it is, the search, and the newest of each part; or what was searched for. */
export function FrontPage({ project, parts, front, found, vote }: Props) {
  const t = useTranslations('Front')
  const { slug } = project
  return (
    <div className="mx-auto w-full max-w-board px-4 sm:px-8">
      <FrontMasthead project={project} parts={parts} search={found?.search ?? ''} />
      <FrontFound slug={slug} parts={parts} found={found} vote={vote} />
      {front && <News slug={slug} front={front} vote={vote} />}
      {parts.length === 0 && project.customization.tagline && <EmptyState sentence={t('nothing_open')} />}
    </div>
  )
}

function News({ slug, front, vote }: { slug: string; front: Front; vote: VoteAction }) {
  const { wishes, roadmap, articles, waitlist } = front
  const hasArticles = articles !== null && articles.length > 0
  const beside = wishes && (roadmap || hasArticles || waitlist !== null)
  return (
    <>
      <div className={beside ? 'grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : 'grid gap-y-12'}>
        {wishes && <FrontWishes slug={slug} wishes={wishes} areElsewhere={showsWishes(roadmap)} vote={vote} />}
        {beside || roadmap || hasArticles || waitlist !== null ? (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-y-12 max-lg:contents">
            {waitlist !== null && <FrontWaitlist slug={slug} count={waitlist} />}
            {roadmap && <FrontRoadmap slug={slug} column={roadmap} />}
            {hasArticles && <FrontArticles slug={slug} articles={articles} />}
          </div>
        ) : null}
      </div>
      <FrontDesk slug={slug} front={front} />
    </>
  )
}

const showsWishes = (column: Front['roadmap']) => column?.items.some(({ wish }) => wish) ?? false
