import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { lockWebhook } from './lock-webhook'
import { newSecret } from './new-secret'

const DAY = 24 * 60 * 60 * 1_000

/** Gives a webhook a new signing secret and answers it; the one before signs too for 24 hours, an older one no more. */
export async function rotateSecret(project_id: string, id: string) {
  const { secret, sealed } = await newSecret()
  return transaction(async () => {
    const before = await lockWebhook(id)
    if (before?.project_id !== project_id) throw notFound('webhook')

    const now = clock.now()
    const previous = { previous_secret: before.secret, previous_until: new Date(now.getTime() + DAY) }
    const row = await db.webhook.update({ where: { id }, data: { ...previous, secret: sealed, updated_at: now } })
    return { ...row, secret }
  })
}
