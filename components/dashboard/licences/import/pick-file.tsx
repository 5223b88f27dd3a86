'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { MOST_LINES, readSheet, type Sheet } from './read-file'

type Props = { sheet: Sheet | null; onSheet: (sheet: Sheet) => void }

/** Chooses a CSV file and reads it in the browser. */
export function PickFile({ sheet, onSheet }: Props) {
  const t = useTranslations('Desk.Licences')
  const id = useId()
  const [wrong, setWrong] = useState<'import_unreadable' | 'import_too_many' | null>(null)

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    if (!file) return
    setWrong(null)
    try {
      const read = await readSheet(file)
      if (read.table.length > MOST_LINES) setWrong('import_too_many')
      else onSheet(read)
    } catch {
      setWrong('import_unreadable')
    }
  }

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-14 font-medium">
        {t('import_file')}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        onChange={(event) => void pick(event)}
        aria-describedby={`${id}-hint`}
        className="max-w-full rounded-press border border-dashed border-edge bg-raised p-3 text-14 file:me-3 file:min-h-9 file:rounded-press file:border file:border-edge file:bg-raised file:px-3 file:text-14 file:font-medium"
      />
      <p id={`${id}-hint`} className="text-13 text-soft text-pretty">
        {t('import_file_hint')}
      </p>
      {wrong && <Notice tone="bad">{t(wrong)}</Notice>}
      {sheet && !wrong && (
        <p role="status" className="text-14">
          {t('import_lines', { count: sheet.table.length, file: sheet.name })}
        </p>
      )}
    </div>
  )
}
