import { existsSync } from 'node:fs'
import { env } from '@/lib/env'
import { pendingMigrations } from '@/prisma/migrate'
import type { Finding } from './checks'
import { withDatabase } from './postgres/with-database'
import { prepareClient } from './prepare'

/** Whether any webhook takes nothing. Says nothing where the database cannot be asked: `checkDatabase` has said why. */
export async function checkWebhooks(): Promise<Finding[]> {
  if (!env.DATABASE_URL && !existsSync(env.FRONTDESK_DATA)) return []
  const state = await withDatabase(readState).catch(() => null)
  if (!state) return []

  const { failing, switched_off } = state
  const advice = 'GET /api/v1/webhooks/{id}/deliveries tells why.'
  if (failing === 0 && switched_off === 0) return [{ ok: true, what: 'Webhooks: none is failing' }]
  return [
    ...(failing > 0
      ? [
          {
            ok: false,
            what: `${failing} webhooks have taken nothing for more than an hour.`,
            advice: `${advice} After five days of that they are switched off.`,
          },
        ]
      : []),
    ...(switched_off > 0
      ? [{ ok: false, what: `${switched_off} webhooks were switched off in the last seven days, for failing.`, advice }]
      : []),
  ]
}

async function readState() {
  if ((await pendingMigrations(env.DATABASE_URL)).length > 0) return null
  await prepareClient()
  const { disconnect } = await import('@/lib/db')
  const { readWebhookState } = await import('@/lib/domain/webhooks/read-webhook-state')
  return readWebhookState().finally(disconnect)
}
