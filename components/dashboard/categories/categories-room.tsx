'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Page, PageHead } from '@/components/dashboard/kit/page-head'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { wishesHref } from '@/components/dashboard/wishes/desk-href'
import { useWishTabs } from '@/components/dashboard/wishes/use-wish-tabs'
import { DataTable } from '@/components/data-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { wishes } from '@/lib/contract/wishes'
import type { Known } from '@/lib/known'
import { type Category, categories } from '@/lib/wire/categories'
import { CategoryDialog } from './category-dialog'
import { DeleteCategory } from './delete-category'
import { useCategoryColumns } from './use-category-columns'

type Props = {
  project: { id: string; slug: string }
  mayWrite: boolean
  initial: Known<typeof categories.list>
  /** What waits to be let in. */
  queue: Known<typeof wishes.list>
}
type Asks = { what: 'edit' | 'delete'; category: Category } | { what: 'create' }

/** The categories of a project: made, renamed, coloured, deleted. */
export function CategoriesRoom({ project, mayWrite, initial, queue }: Props) {
  const t = useTranslations('Desk.Wishes')
  const [asks, setAsks] = useState<Asks | null>(null)
  const close = () => setAsks(null)
  const list = useEndpoint(categories.list, { query: { project_id: project.id } }, { initial })
  const verbs = mayWrite ? (what: 'edit' | 'delete', category: Category) => setAsks({ what, category }) : null
  const create = (
    <Button type="button" look="filled" onClick={() => setAsks({ what: 'create' })}>
      {t('new_category')}
    </Button>
  )
  return (
    <Page>
      <PageHead
        title={t('categories')}
        text={t('categories_text')}
        verbs={mayWrite && create}
        {...useWishTabs(project, 'categories', queue)}
      />
      <DataTable
        caption={t('categories')}
        columns={useCategoryColumns(verbs)}
        list={list}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `${wishesHref(project.slug)}?category_id=${id}`}
        onPage={() => {}}
        empty={<EmptyState sentence={t('no_categories')}>{mayWrite && create}</EmptyState>}
      />
      {asks?.what === 'create' && <CategoryDialog project_id={project.id} onClose={close} />}
      {asks?.what === 'edit' && <CategoryDialog project_id={project.id} category={asks.category} onClose={close} />}
      {asks?.what === 'delete' && <DeleteCategory category={asks.category} onClose={close} />}
    </Page>
  )
}
