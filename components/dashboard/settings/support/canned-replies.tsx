'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { z } from 'zod'
import { NoMatch } from '@/components/dashboard/kit/no-match'
import { SearchField } from '@/components/dashboard/kit/search-field'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { useFilters } from '@/components/dashboard/kit/use-filters'
import { Section } from '@/components/dashboard/settings/section'
import { DataTable } from '@/components/data-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Kbd } from '@/components/ui/kbd'
import type { Known } from '@/lib/known'
import { type CannedReply as Canned, cannedReplies } from '@/lib/wire/canned-replies'
import { CannedDialog } from './canned-dialog'
import { CannedMenu } from './canned-menu'

type Reply = z.output<typeof Canned>
type Props = { project_id: string; initial: Known<typeof cannedReplies.list>; mayWrite: boolean }

/** Replies that are written once and used often. */
export function CannedReplies({ project_id, initial, mayWrite }: Props) {
  const t = useTranslations('Desk.Settings')
  const { values, set, clear, isFiltered } = useFilters(['search'])
  const list = useEndpoint(
    cannedReplies.list,
    { query: { project_id, search: values.search, page: values.page } },
    { initial },
  )
  const [open, setOpen] = useState<Reply | 'new' | null>(null)
  const add = mayWrite && (
    <Button type="button" onClick={() => setOpen('new')}>
      <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {t('canned_new')}
    </Button>
  )
  const columns = [
    { key: 'title', head: t('canned_title'), title: true as const, cell: (row: Reply) => row.title },
    {
      key: 'shortcut',
      head: t('canned_shortcut'),
      width: 'w-40',
      cell: (row: Reply) => (row.shortcut ? <Kbd>{`/${row.shortcut}`}</Kbd> : <span className="text-soft">–</span>),
    },
    ...(mayWrite
      ? [
          {
            key: 'verbs',
            head: t('verbs'),
            quietHead: true as const,
            end: true as const,
            width: 'w-12',
            cell: (row: Reply) => <CannedMenu reply={row} onEdit={() => setOpen(row)} />,
          },
        ]
      : []),
  ]
  return (
    <Section title={t('canned')} text={t('canned_text')} verbs={(isFiltered || (list.data?.total ?? 0) > 0) && add}>
      {(isFiltered || (list.data?.total ?? 0) > 10) && (
        <SearchField
          label={t('canned_search')}
          value={values.search ?? ''}
          onSearch={(search) => set({ search }, { replace: true })}
        />
      )}
      <DataTable
        caption={t('canned')}
        list={list}
        nameOf={({ title }) => title}
        columns={columns}
        onPage={(page) => set({ page: String(page) })}
        empty={isFiltered ? <NoMatch onClear={clear} /> : <EmptyState sentence={t('canned_none')}>{add}</EmptyState>}
      />
      {open && (
        <CannedDialog project_id={project_id} reply={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </Section>
  )
}
