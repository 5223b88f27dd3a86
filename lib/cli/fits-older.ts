import type pg from 'pg'
import { unseal } from '@/lib/secret'

/** Everything that a database keeps sealed, the newest of each kind first. */
const sealed = [
  ['identity', 'SELECT identity_secret AS value FROM project WHERE identity_secret IS NOT NULL ORDER BY id DESC'],
  ['signing-key', 'SELECT private_key AS value FROM signing_key ORDER BY id DESC'],
  ['webhook', 'SELECT secret AS value FROM webhook ORDER BY updated_at DESC'],
  ['letter', 'SELECT secrets AS value FROM letter WHERE secrets IS NOT NULL ORDER BY id DESC'],
  ['idempotency', 'SELECT answer AS value FROM idempotency_key ORDER BY expires_at DESC'],
] as const

/** Whether what an older database keeps sealed opens under APP_SECRET; one that keeps nothing sealed fits. */
export async function fitsOlder(client: pg.Client): Promise<boolean> {
  let any = false
  for (const [purpose, query] of sealed) {
    const { rows } = await client.query<{ value: string }>(`${query} LIMIT 5`)
    for (const { value } of rows) {
      const opens = await unseal(purpose, value).then(
        () => true,
        () => false,
      )
      if (opens) return true
      any = true
    }
  }
  return !any
}
