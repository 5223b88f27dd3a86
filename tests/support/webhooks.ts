import { Webhook } from 'standardwebhooks'
import { onTestFinished } from 'vitest'
import { webhooks } from '@/lib/contract/webhooks'
import { db, transaction } from '@/lib/db'
import { emit } from '@/lib/domain/events/emit'
import { workThrough } from '@/lib/domain/webhooks/delivery/work-through'
import { setEnv } from '@/lib/env'
import { send } from './api'
import { type Received, startHttp } from './http-server'
import { hurry } from './mail'
import type { Project } from './seeds'

type Fields = { [name: string]: unknown }

/** Receivers on loopback may be called while this test runs. */
export function openLoopback(): void {
  setEnv({ WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' })
  onTestFinished(() => setEnv({ WEBHOOK_ALLOW_CIDRS: '' }))
}

/** A receiver on loopback that may be called; it takes everything unless told otherwise. */
export async function newReceiver(answer: Parameters<typeof startHttp>[0] = () => ({ status: 204 })) {
  openLoopback()
  const server = await startHttp(answer)
  onTestFinished(server.stop)
  return server
}

/** A webhook of a project, by the API, with its secret. */
export async function newWebhook({ id, key }: Project, url: string, fields: Fields = {}) {
  return (await send(webhooks.create, { key, body: { project_id: id, url, ...fields } })).data
}

/** Webhooks that have taken something before: what is due goes to them four at a time, in the lane of those in good standing. */
export const prove = (...ids: string[]) =>
  db.webhook.updateMany({ where: { id: { in: ids } }, data: { proven_at: new Date(), failing_since: null } })

/** An event that any webhook may be told of; `kid` tells which. */
export const newEvent = ({ id }: Project, kid = 'k1') =>
  emit({
    type: 'signing_key_rotated',
    project_id: id,
    data: { kid, previous_kid: null, compromised: false, jwks_url: 'https://example.com/jwks' },
  })

/** What a webhook is sent, newest first, as the API tells. */
export async function deliveriesOf({ key }: Project, id: string, query: { [name: string]: string } = {}) {
  return (await send(webhooks.deliveries, { key, params: { id }, query })).data
}

/** A delivery's row now. */
export const deliveryNow = (id: string) => db.webhook_delivery.findUniqueOrThrow({ where: { id } })

/** Does what a job of the webhook's newest delivery does. */
export async function work(webhook_id: string, signal = new AbortController().signal): Promise<void> {
  const delivery = await db.webhook_delivery.findFirstOrThrow({
    where: { webhook_id },
    orderBy: { created_at: 'desc' },
  })
  await workThrough(delivery.id, signal)
}

/** What was received, as JSON, once its signature has proved good. */
export const verified = (secret: string, { text, headers }: Received) =>
  new Webhook(secret).verify(text, headers as { [name: string]: string }) as {
    id: string
    type: string
    created_at: string
    project_id: string
    data: Fields
    metadata: Fields
  }

/** A webhook with an event that it has taken already. */
export async function keepDelivery(project: Project) {
  const webhook = await newWebhook(project, 'https://example.com/hook', { types: ['signing_key_rotated'] })
  await newEvent(project)
  const [delivery] = await db.webhook_delivery.updateManyAndReturn({
    where: { webhook_id: webhook.id },
    data: { state: 'delivered', next_attempt_at: null },
  })
  if (!delivery) throw new Error('The webhook was told of nothing.')
  return { webhook, delivery }
}

/** What was put off is due now, deliveries and jobs: at the same moment, and never a job without its delivery. */
export async function hurryDeliveries(): Promise<void> {
  await transaction(async () => {
    await hurry()
    await db.$executeRaw`UPDATE webhook_delivery SET next_attempt_at = now() WHERE state = 'pending' AND claimed_until IS NULL`
  })
}
