'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { Moment } from '@/components/dashboard/kit/moment'
import type { WebhookDelivery } from '@/lib/contract/webhooks'

/** Each try of a delivery: when, what came back, and why it failed. */
export function Attempts({ delivery }: { delivery: z.output<typeof WebhookDelivery> }) {
  const t = useTranslations('Desk.Settings')
  const { attempts, next_attempt_at, state } = delivery
  return (
    <ul className="grid gap-0.5 text-12 text-soft">
      {attempts.map(({ at, status, duration_ms, error }) => (
        <li key={at} className="wrap-anywhere">
          <Moment at={at} exact /> · {status ?? t('delivery_no_answer')} · {duration_ms} ms
          {error && ` · ${error}`}
        </li>
      ))}
      {state === 'pending' && next_attempt_at && (
        <li>
          {t('delivery_next')} <Moment at={next_attempt_at} />
        </li>
      )}
    </ul>
  )
}
