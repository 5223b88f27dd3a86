import { z } from 'zod'
import { endpoint } from './endpoint'
import { EventType } from './events'
import { Id, maybeText, paging, Timestamp, text } from './fields'

const tag = 'Webhooks'
const path = '/api/v1/webhooks'
const params = z.object({ id: Id })

const webhookFields = {
  id: Id,
  project_id: Id,
  url: z.string().meta({ example: 'https://example.com/hooks/frontdesk' }),
  types: z.array(z.string()).meta({ description: '`["*"]`: all.', example: ['*'] }),
  description: z.string().nullable(),
  enabled: z.boolean().meta({ example: true }),
  disabled_at: Timestamp.nullable().meta({
    description: 'When it was switched off, by the team or after 5 days of failures.',
  }),
  created_at: Timestamp,
  updated_at: Timestamp,
}

/** A place that is told of events. */
export const Webhook = z.object(webhookFields).meta({ id: 'Webhook' })

/** The same with its signing secret, which is shown only when it is made or rotated. */
export const WebhookWithSecret = z
  .object({
    ...webhookFields,
    secret: z.string().meta({
      description: '`whsec_` and base64, as Standard Webhooks has it.',
      example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    }),
  })
  .meta({ id: 'WebhookWithSecret' })

/** One event on its way to one webhook. */
export const WebhookDelivery = z
  .object({
    id: Id,
    webhook_id: Id,
    event_id: Id,
    type: z.string().meta({ example: 'wish_voted' }),
    state: z.enum(['pending', 'delivered', 'failed']).meta({ example: 'delivered' }),
    attempts: z
      .array(
        z.object({
          at: Timestamp,
          status: z.int().nullable().meta({ example: 200 }),
          duration_ms: z.int().meta({ example: 48 }),
          error: z.string().nullable().meta({ example: null }),
        }),
      )
      .meta({ description: 'Oldest first.' }),
    next_attempt_at: Timestamp.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'WebhookDelivery' })

const Types = z
  .array(z.union([z.literal('*'), EventType], 'must be an event type, or * for all'))
  .min(1, 'must name at least one event type, or * for all')
  .max(100)
  .transform((types): string[] => (types.includes('*') ? ['*'] : [...new Set(types)]))
  .meta({ example: ['*'], description: '`["*"]`: all.' })

const fields = {
  url: text(2_000).meta({
    format: 'uri',
    description: 'Public web address; private, internal and metadata addresses are refused.',
    example: 'https://example.com/hooks/frontdesk',
  }),
  description: maybeText(2_000),
  enabled: z.boolean().optional().meta({ example: true }),
}

export const webhooks = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'List webhooks',
    description: 'Of an address a key without `write` reads only scheme and host: what stands behind may be a secret.',
    query: z.object({ project_id: Id, ...paging }),
    list: Webhook,
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Register a webhook',
    description:
      'Answers the signing secret, which nothing shows again. What is sent is signed as Standard Webhooks has it: `webhook-id`, `webhook-timestamp`, `webhook-signature`. 15 s for an answer; 2xx is success; redirects are not followed; retried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h (±20 %).',
    body: z.object({ project_id: Id, ...fields, types: Types.optional() }),
    data: WebhookWithSecret,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Change a webhook',
    description: 'What is not given stays. Switched off, it is told of nothing, and what was on its way is given up.',
    params,
    body: z.object({ ...fields, types: Types }).partial(),
    data: Webhook,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Delete a webhook',
    description: 'Its deliveries go with it.',
    params,
  }),
  rotateSecret: endpoint({
    method: 'POST',
    path: `${path}/{id}/rotate-secret`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Make a new signing secret',
    description: 'For 24 h both secrets sign: `webhook-signature` holds two signatures.',
    params,
    data: WebhookWithSecret,
  }),
  test: endpoint({
    method: 'POST',
    path: `${path}/{id}/test`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Send a test event',
    description: 'An event `webhook_test` for this webhook alone, whatever its types.',
    params,
    data: WebhookDelivery,
    errors: ['CONFLICT'],
  }),
  deliveries: endpoint({
    method: 'GET',
    path: `${path}/{id}/deliveries`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'List deliveries',
    description: 'Newest first; kept for 30 days.',
    params,
    query: z.object({ state: WebhookDelivery.shape.state.optional(), ...paging }),
    list: WebhookDelivery,
  }),
  redeliver: endpoint({
    method: 'POST',
    path: '/api/v1/webhook-deliveries/{id}/redeliver',
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Send a delivery again',
    description:
      'The same event under the same `webhook-id`, with a schedule of its own. One that is on its way is a CONFLICT.',
    params,
    data: WebhookDelivery,
    errors: ['CONFLICT'],
  }),
}
