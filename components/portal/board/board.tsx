import { Rss } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Project } from '@/components/portal/project'
import type { VoteAction } from '@/components/portal/vote/vote-action'
import { wishHref } from '@/components/portal/wish-href'
import { Notice } from '@/components/ui/notice'
import { Pagination } from '@/components/ui/pagination'
import { TextLink } from '@/components/ui/text-link'
import type { Category } from '@/lib/contract/categories'
import type { Wish } from '@/lib/contract/wish'
import { BoardEmpty } from './board-empty'
import { boardHref } from './board-href'
import { BoardMasthead } from './board-masthead'
import type { BoardView } from './board-view'
import { CategoryNav } from './category-nav'
import { SearchForm } from './search-form'
import { SortLinks } from './sort-links'
import { StatusChips } from './status-chips'
import { WishRow } from './wish-row'

type Props = {
  project: Project
  view: BoardView
  categories: Category[]
  wishes: Wish[]
  total: number
  pages: number
  received: boolean
  suggesting: ReactNode
  vote: VoteAction
}

/** A project's wishes: the name, the verb, the filters, the rows. */
export function Board({ project, view, categories, wishes, total, pages, received, suggesting, vote }: Props) {
  const t = useTranslations('Board')
  const { slug } = project
  const address = boardHref(slug, view)
  const suggestHref = `${address}${address.includes('?') ? '&' : '?'}suggest=1`
  const filtered = Boolean(view.search || view.status || view.category)
  const sum = view.search ? t('total_found', { count: total, search: view.search }) : t('total', { count: total })

  return (
    <div className="mx-auto w-full max-w-board px-4 sm:px-8">
      <BoardMasthead project={project} suggestHref={suggesting ? null : suggestHref} />
      {suggesting}
      {received && (
        <div className="pb-6">
          <Notice>{t('received')}</Notice>
        </div>
      )}
      <div className="grid gap-x-14 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 lg:gap-6">
          <SearchForm slug={slug} view={view} />
          <CategoryNav slug={slug} view={view} categories={categories} />
        </aside>
        <section aria-labelledby="wishes" className="min-w-0">
          <h2 id="wishes" className="sr-only">
            {t('list')}
          </h2>
          <StatusChips slug={slug} view={view} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2">
            <p role="status" className="text-13 text-soft tabular-nums">
              {sum}
            </p>
            {wishes.length > 0 && <SortLinks slug={slug} view={view} />}
          </div>
          {wishes.length === 0 ? (
            <BoardEmpty filtered={filtered} allHref={boardHref(slug)} suggestHref={suggestHref} />
          ) : (
            <ol>
              {wishes.map((wish) => (
                <WishRow key={wish.id} wish={wish} href={wishHref(slug, wish.slug)} action={vote} />
              ))}
            </ol>
          )}
          <div className="grid gap-6 pt-6">
            <Pagination page={view.page ?? 1} pages={pages} href={(page) => boardHref(slug, view, { page })} />
            <p className="text-13 text-soft">
              <TextLink href={`/portal/wishes.atom?project_id=${project.id}`}>
                <Rss className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
                {t('feed')}
              </TextLink>
            </p>
          </div>
        </section>
      </div>
    </div>
  )
}
