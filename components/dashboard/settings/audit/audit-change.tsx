'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import type { AuditEntry } from '@/lib/contract/audit-log'
import { changedFields, wordsOf } from './changed-fields'

/** What a change changed, field by field, when it is opened. */
export function AuditChange({ entry }: { entry: z.output<typeof AuditEntry> }) {
  const t = useTranslations('Desk.Settings')
  const fields = changedFields(entry)
  return (
    <details className="text-13">
      <summary className="w-max max-w-full cursor-pointer rounded-press text-soft hover:text-ink">
        {t('fields', { count: fields.length })}
      </summary>
      <table className="mt-1 w-full table-fixed border-collapse text-start">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, before, after }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="w-1/4 py-1 pe-2 text-start font-mono text-12 font-normal wrap-anywhere">
                {name}
              </th>
              <td className="py-1 pe-2 text-soft wrap-anywhere line-through decoration-edge">{wordsOf(before)}</td>
              <td className="py-1 wrap-anywhere">{wordsOf(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-1 font-mono text-12 text-soft wrap-anywhere">{entry.record_id}</p>
    </details>
  )
}
