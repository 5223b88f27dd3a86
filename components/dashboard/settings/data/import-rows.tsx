'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FieldNote } from '@/components/ui/field-text'
import { Segmented } from '@/components/ui/segmented'
import type { ImportKind } from '@/lib/contract/project-data'
import { ImportMapping } from './import-mapping'
import { type Csv, readCsv } from './read-csv'

const kinds = ['end_users', 'wishes', 'waitlist'] as const

/** Brings people, wishes or a waitlist in from a file: chosen, its columns named, tried, then kept. */
export function ImportRows({ id }: { id: string }) {
  const t = useTranslations('Desk.Settings')
  const field = useId()
  const [kind, setKind] = useState<ImportKind>('end_users')
  const [csv, setCsv] = useState<Csv | null>(null)
  const [wrong, setWrong] = useState<string>()

  async function choose(file: File | undefined) {
    if (!file) return
    const read = await readCsv(file).catch(() => null)
    setCsv(read)
    setWrong(read ? undefined : t('import_empty'))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Segmented
        label={t('import_kind')}
        value={kind}
        onChange={setKind}
        choices={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      <div className="grid gap-1.5">
        <label htmlFor={field} className="text-14 font-medium">
          {t('import_file')}
        </label>
        <input
          id={field}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-describedby={`${field}-hint`}
          onChange={({ target }) => void choose(target.files?.[0])}
          className="max-w-full text-14 file:me-3 file:min-h-9 file:rounded-press file:border file:border-line file:bg-raised file:px-3 file:text-14 file:font-medium"
        />
        <FieldNote id={field} hint={t(`import_hint_${kind}`)} error={wrong} />
      </div>
      {csv && <ImportMapping key={`${kind} ${csv.name} ${csv.rows.length}`} id={id} kind={kind} csv={csv} />}
    </div>
  )
}
