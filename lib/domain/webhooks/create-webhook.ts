import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { webhooks } from '@/lib/contract/webhooks'
import { db, transaction } from '@/lib/db'
import { checkUrl } from './check-url'
import { newSecret } from './new-secret'

/** Registers a webhook and answers it with its signing secret, which is not shown again. */
export async function createWebhook(given: z.output<typeof webhooks.create.body>) {
  const { project_id, url, types = ['*'], description = null, enabled = true } = given
  checkUrl(url)
  const { secret, sealed } = await newSecret()
  const now = clock.now()
  const fields = { project_id, url, types, description, enabled, disabled_at: enabled ? null : now }
  const row = await transaction(() =>
    db.webhook.create({ data: { ...fields, secret: sealed, created_at: now, updated_at: now } }),
  )
  return { ...row, secret }
}
