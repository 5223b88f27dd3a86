'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LeftOut } from '@/components/dashboard/csv/left-out'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import type { ImportKind, ImportResult } from '@/lib/contract/project-data'
import { columns, guessMapping } from './columns'
import { ImportOutcome } from './import-outcome'
import type { Csv } from './read-csv'
import { type Row, sendRows } from './send-rows'

type Props = { id: string; kind: ImportKind; csv: Csv }

/** Which column is which field; then a try that keeps nothing, then the import itself. */
export function ImportMapping({ id, kind, csv }: Props) {
  const t = useTranslations('Desk.Settings')
  const [mapping, setMapping] = useState(() => guessMapping(kind, csv.heads))
  const [sent, setSent] = useState<number | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const none = { value: '', label: t('import_none') }
  const heads = [none, ...csv.heads.map((head) => ({ value: head, label: head }))]
  const total = csv.rows.length

  async function run(dry_run: boolean) {
    setSent(0)
    setFailed(null)
    try {
      setResult(await sendRows({ id, kind, rows: csv.rows.map(mapped), dry_run }, setSent))
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error))
    }
    setSent(null)
  }

  function mapped(row: Record<string, string>): Row {
    const pairs = Object.entries(mapping).filter(([, head]) => head !== '')
    return Object.fromEntries(pairs.map(([field, head]) => [field, row[head]?.trim() ?? '']))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-hold border border-line p-4">
      <p className="text-14">{t('import_found', { rows: total, name: csv.name })}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {columns[kind].map((field) => (
          <Select
            key={field}
            name={field}
            label={t(`column_${field}`)}
            value={mapping[field] ?? ''}
            options={heads}
            onChange={({ target }) => {
              setMapping({ ...mapping, [field]: target.value })
              setResult(null)
            }}
          />
        ))}
      </div>
      <LeftOut headings={csv.heads} read={Object.values(mapping)} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="button"
          look={result ? 'quiet' : 'filled'}
          pending={sent !== null}
          onClick={() => sent ?? void run(true)}
        >
          {t('import_try')}
        </Button>
        {result?.dry_run && result.created + result.updated > 0 && (
          <Button type="button" look="filled" pending={sent !== null} onClick={() => sent ?? void run(false)}>
            {t('import_verb', { count: result.created + result.updated })}
          </Button>
        )}
        {sent !== null && (
          <span className="flex items-center gap-2 text-14 tabular-nums" role="status">
            <progress value={sent} max={total} aria-label={t('import')} className="accent-accent" />
            {t('import_progress', { sent, total })}
          </span>
        )}
      </div>
      {failed && <Notice tone="bad">{failed}</Notice>}
      {result && <ImportOutcome result={result} />}
    </div>
  )
}
