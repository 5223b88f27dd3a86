'use client'

import { useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { DataTable } from '@/components/data-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Category } from '@/lib/contract/categories'
import type { Known } from '@/lib/known'
import { wishes } from '@/lib/wire/wishes'
import { BulkVerbs } from './bulk-verbs'
import { wishesHref } from './desk-href'
import { tableArgs } from './list-args'
import { useWishColumns } from './use-wish-columns'
import type { Filters } from './wish-filters'
import type { Room } from './wishes-room'

type Props = Room & { filters: Filters; categories: Category[]; known: Known<typeof wishes.list>[] }

/** The wishes as a table, a page at a time; several are changed at once. */
export function WishTable({ project, mayWrite, filters, categories, known }: Props) {
  const t = useTranslations('Desk.Wishes')
  const { values, set, clear, isFiltered } = filters
  const list = useEndpoint(wishes.list, tableArgs(project.id, values), { initial: known[0] })
  const by = values.sort_by ?? (values.search ? '' : 'votes')
  return (
    <DataTable
      caption={t('title')}
      columns={useWishColumns()}
      list={list}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => wishesHref(project.slug, id)}
      sort={{
        by,
        order: values.sort_order === 'asc' ? 'asc' : 'desc',
        onSort: (sort_by, sort_order) => set({ sort_by, sort_order }),
      }}
      onPage={(page) => set({ page: String(page) })}
      bulk={
        mayWrite
          ? (rows, none) => <BulkVerbs project_id={project.id} rows={rows} categories={categories} onDone={none} />
          : undefined
      }
      empty={
        isFiltered ? (
          <EmptyState sentence={t('none_found')}>
            <Button type="button" onClick={clear}>
              {t('clear_filters')}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState sentence={t('empty')} />
        )
      }
    />
  )
}
