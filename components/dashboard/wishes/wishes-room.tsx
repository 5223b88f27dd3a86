'use client'

import { useTranslations } from 'next-intl'
import { Announcer } from '@/components/dashboard/board/announcer'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useFilters } from '@/components/dashboard/kit/use-filters'
import type { Known } from '@/lib/known'
import { categories } from '@/lib/wire/categories'
import type { wishes } from '@/lib/wire/wishes'
import { filterNames, viewOf } from './list-args'
import { ModerationQueue } from './moderation-queue'
import { NewWish } from './new-wish'
import { useWishTabs } from './use-wish-tabs'
import { WishBoard } from './wish-board'
import { WishFilters } from './wish-filters'
import { WishTable } from './wish-table'

export type Room = { project: { id: string; slug: string }; mayWrite: boolean }
type Props = Room & {
  known: { lists: Known<typeof wishes.list>[]; categories: Known<typeof categories.list> }
}

/** The wishes of a project: as a table, as a board by status, and those that wait to be let in. */
export function WishesRoom({ project, mayWrite, known }: Props) {
  const t = useTranslations('Desk.Wishes')
  const filters = useFilters(filterNames)
  const view = viewOf(filters.values)
  const all = useEndpoint(categories.list, { query: { project_id: project.id } }, { initial: known.categories })
  const tabs = useWishTabs(project, view, known.lists.at(-1))
  const rows = all.data?.data ?? []
  const room = { project, mayWrite }
  return (
    <Announcer>
      <Page>
        <PageHead
          title={t('title')}
          verbs={mayWrite && <NewWish project_id={project.id} categories={rows} />}
          {...tabs}
        />
        {view !== 'approve' && <WishFilters filters={filters} view={view} categories={rows} />}
        {view === 'table' && <WishTable {...room} filters={filters} categories={rows} known={known.lists} />}
        {view === 'board' && <WishBoard {...room} filters={filters} known={known.lists} />}
        {view === 'approve' && <ModerationQueue {...room} filters={filters} known={known.lists} />}
      </Page>
    </Announcer>
  )
}
