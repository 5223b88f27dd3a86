import 'server-only'
import type { z } from 'zod'
import type { WebhookDelivery } from '@/lib/contract/webhooks'
import type { webhook_delivery } from '@/prisma/client/client'

/** How one try went; `error` is null when the receiver took it. */
export type Attempt = { at: Date; status: number | null; duration_ms: number; error: string | null }

/** A delivery's row with what is JSON in it as what it is. */
export const shownDelivery = (row: webhook_delivery) => ({
  ...row,
  attempts: row.attempts as z.input<typeof WebhookDelivery>['attempts'],
})
