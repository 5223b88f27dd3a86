'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PageHead } from '@/components/dashboard/kit/page-head'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { DataTable } from '@/components/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import type { Known } from '@/lib/known'
import { apiKeys } from '@/lib/wire/api-keys'
import { useKeyColumns } from './key-columns'
import { NewKey } from './new-key'

type Props = { project_id: string; base: string; initial: Known<typeof apiKeys.list> }

/** The API keys of a project: what each may and when it was used, a new one, and the end of one. */
export function KeysRoom({ project_id, base, initial }: Props) {
  const t = useTranslations('Desk.Members')
  const [page, setPage] = useState<string>()
  const list = useEndpoint(apiKeys.list, { query: { project_id, page } }, { initial })
  const columns = useKeyColumns()
  const make = <NewKey project_id={project_id} base={base} />
  const text = (
    <>
      {t('keys_text')} <TextLink href="/docs">{t('keys_docs')}</TextLink>
    </>
  )
  return (
    <>
      <PageHead title={t('keys_title')} text={text} verbs={make} />
      <DataTable
        caption={t('keys_list')}
        list={list}
        nameOf={({ name }) => name}
        columns={columns}
        onPage={(next) => setPage(String(next))}
        empty={<EmptyState sentence={t('keys_empty')} />}
      />
    </>
  )
}
