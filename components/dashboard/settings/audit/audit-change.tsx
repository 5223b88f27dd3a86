'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import type { AuditEntry } from '@/lib/contract/audit-log'
import { changedFields, wordsOf } from './changed-fields'

/** What an entry holds as it was written, when it is opened: each field, what was asked for, and from where. */
export function AuditChange({ entry }: { entry: z.output<typeof AuditEntry> }) {
  const t = useTranslations('Desk.Settings')
  const words = useTranslations('Desk.Audit')
  const fields = changedFields(entry)
  const isChange = fields.some(({ before }) => wordsOf(before) !== '')
  const facts = [
    [words('asked'), entry.action],
    [words('record'), `${entry.record_type} ${entry.record_id}`],
    [words('from'), [entry.ip_address, entry.user_agent].filter(Boolean).join(' · ')],
  ].filter(([, value]) => value)
  return (
    <details className="text-13">
      <summary className="w-max max-w-full cursor-pointer rounded-press py-0.5 text-soft hover:text-ink">
        {words('details')}
      </summary>
      <table className="mt-1 w-full table-fixed border-collapse text-start">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('field')}</th>
            {isChange && <th scope="col">{t('before')}</th>}
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, before, after }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="w-1/4 py-1 pe-2 text-start font-mono text-12 font-normal wrap-anywhere">
                {name}
              </th>
              {isChange && (
                <td className="py-1 pe-2 text-soft wrap-anywhere line-through decoration-edge">{wordsOf(before)}</td>
              )}
              <td className="py-1 wrap-anywhere">{wordsOf(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid gap-x-3 border-t border-line pt-1 text-12 text-soft sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="font-mono wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
