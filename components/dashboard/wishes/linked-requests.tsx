'use client'

import { useTranslations } from 'next-intl'
import { useStatusWord } from '@/components/dashboard/kit/support-status'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Link } from '@/components/ui/link'
import type { Known } from '@/lib/known'
import { wishes } from '@/lib/wire/wishes'
import { Panel } from './panel'

type Props = { id: string; slug: string; initial: Known<typeof wishes.listRequests> }

/** The requests of customers that are about this wish. */
export function LinkedRequests({ id, slug, initial }: Props) {
  const t = useTranslations('Desk.Wishes')
  const statusWord = useStatusWord()
  const { data } = useEndpoint(wishes.listRequests, { params: { id }, query: {} }, { initial })
  const rows = data?.data ?? []
  const total = data?.total ?? 0
  return (
    <Panel title={t('requests', { count: total })}>
      {rows.length === 0 && <p className="text-soft">{t('no_requests')}</p>}
      {rows.length > 0 && (
        <ul className="grid gap-2">
          {rows.map(({ id: request, number, subject, status }) => (
            <li key={request} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
              <span className="font-mono text-13 text-soft">#{number}</span>
              <Link
                href={`/dashboard/p/${slug}/inbox/${number}`}
                dir="auto"
                className="truncate underline-offset-4 hover:underline"
              >
                {subject}
              </Link>
              <span className="col-start-2 text-13 text-soft">{statusWord(status)}</span>
            </li>
          ))}
        </ul>
      )}
      {total > rows.length && <p className="text-13 text-soft">{t('more_requests', { count: total - rows.length })}</p>}
    </Panel>
  )
}
