'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Moment } from '@/components/dashboard/kit/moment'
import { NoMatch } from '@/components/dashboard/kit/no-match'
import { SearchField } from '@/components/dashboard/kit/search-field'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useFilters } from '@/components/dashboard/kit/use-filters'
import { DataTable } from '@/components/data-table'
import { Badge } from '@/components/ui/badge'
import { helpArticles } from '@/lib/wire/help-articles'

type Props = { project_id: string; base: string; children: ReactNode }

/** The search through all articles, drafts too; without words, what is arranged below it. */
export function FoundArticles({ project_id, base, children }: Props) {
  const t = useTranslations('Desk.Help')
  const { values, set, clear } = useFilters(['search'])
  const { search, page } = values
  const list = useEndpoint(helpArticles.list, { query: { project_id, search, page } }, { enabled: Boolean(search) })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SearchField
        label={t('search')}
        value={search ?? ''}
        onSearch={(words) => set({ search: words }, { replace: true })}
      />
      {search ? (
        <DataTable
          caption={t('articles')}
          list={list}
          nameOf={({ title }) => title}
          hrefOf={({ id }) => `${base}/help/articles/${id}`}
          onPage={(next) => set({ page: String(next) })}
          columns={[
            { key: 'title', head: t('article_title'), title: true, cell: ({ title }) => title },
            {
              key: 'state',
              head: t('state'),
              width: 'md:w-32',
              cell: ({ is_published }) =>
                is_published ? t('is_published') : <Badge tone="waiting">{t('draft')}</Badge>,
            },
            {
              key: 'type',
              head: t('type'),
              from: 'md',
              width: 'md:w-44',
              cell: (row) => t(`type_${row.article_type}`),
            },
            {
              key: 'at',
              head: t('updated'),
              end: true,
              told: true,
              width: 'md:w-32',
              cell: (row) => <Moment at={row.updated_at} />,
            },
          ]}
          empty={<NoMatch onClear={clear} />}
        />
      ) : (
        children
      )}
    </div>
  )
}
