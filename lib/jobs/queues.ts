import { z } from 'zod'
import { Room } from '@/lib/contract/support-access'

const MINUTE = 60
const HOUR = 60 * MINUTE

const Licence = z.object({
  plan: z.string().nullish(),
  max_devices: z.int().nullish(),
  expires_at: z.iso.datetime().nullish(),
})

const By = z.object({
  type: z.enum(['key', 'member', 'system']),
  id: z.string().nullable(),
  name: z.string().nullable(),
  action: z.string(),
  ip_address: z.string().nullable().exactOptional(),
  user_agent: z.string().nullable().exactOptional(),
  request_id: z.string().exactOptional(),
})

type Queue = {
  /** What a job carries; checked when it is enqueued and again when it is worked. */
  payload: z.ZodType<object>
  /** Seconds to wait after the first failure, the second …; after as many the job is given up. */
  retries: number[]
  /** How far a wait may differ from that, as a share of it, so that what failed together does not come back together. */
  spread?: number
  /** Seconds that one run may take. */
  patience: number
  /** How many run at once in one worker. */
  at_once: number
  /** When a job comes up by itself, as a cron line in UTC. */
  every?: string
}

/** Every kind of job: what it carries and how it is tried again. The work itself stands in `handlers.ts`. */
export const queues = {
  send_letter: {
    payload: z.object({ letter_id: z.uuid() }),
    retries: [5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR],
    patience: 120,
    at_once: 4,
  },
  send_login: {
    /** `address` is sealed. */
    payload: z.object({
      project_id: z.uuid(),
      address: z.string(),
      asked_at: z.iso.datetime(),
      room: Room.default('support'),
    }),
    retries: [5, 30, 2 * MINUTE],
    patience: 60,
    at_once: 4,
  },
  send_account_letter: {
    /** What the letter is and to whom: it lets somebody in, so it is sealed. */
    payload: z.object({ sealed: z.string() }),
    retries: [5, 30, 2 * MINUTE, 10 * MINUTE],
    patience: 60,
    at_once: 2,
  },
  deliver_webhook: {
    payload: z.object({
      url: z.string(),
      /** The JSON text, sent byte for byte. */
      body: z.string(),
      headers: z.record(z.string(), z.string()).default({}),
    }),
    // The waits of decisions.md §7.
    retries: [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
    spread: 0.2,
    patience: 60,
    at_once: 4,
  },
  deliver_event: {
    // What has been tried and when the next try is due stands in `webhook_delivery`; a job is a nudge.
    payload: z.object({ delivery_id: z.uuid() }),
    retries: [5, 30, 2 * MINUTE],
    patience: 120,
    at_once: 16,
  },
  // The same for webhooks that have not taken anything yet, or not lately: they wait for each other, and for nobody else.
  retry_event: {
    payload: z.object({ delivery_id: z.uuid() }),
    retries: [5, 30, 2 * MINUTE],
    patience: 120,
    at_once: 8,
  },
  nudge_deliveries: { payload: z.object({}), retries: [], patience: 60, at_once: 1, every: '* * * * *' },
  write_ai_reply: {
    payload: z.object({
      project_id: z.uuid(),
      support_request_id: z.uuid(),
      /** The pending draft that the reply goes into; a newer one in its place ends the job. */
      draft_id: z.uuid(),
      /** The team asked for it: it never goes out by itself. */
      by_hand: z.boolean().default(false),
    }),
    retries: [15],
    // A minute for the model, and some for what is done before and after.
    patience: 90,
    at_once: 4,
  },
  reindex_project: {
    payload: z.object({ project_id: z.uuid() }),
    retries: [5, MINUTE, 10 * MINUTE],
    patience: 30 * MINUTE,
    at_once: 1,
  },
  tell_followers: {
    payload: z.object({
      project_id: z.uuid(),
      /** When the change was that the job was made for; without one, it does not wait for what is younger. */
      noted_at: z.iso.datetime().nullable().default(null),
    }),
    retries: [5, MINUTE, 10 * MINUTE, HOUR],
    patience: 5 * MINUTE,
    at_once: 2,
  },
  send_invitations: {
    payload: z.object({
      project_id: z.uuid(),
      entry_ids: z.array(z.uuid()).min(1),
      /** Which invitation of theirs it is. */
      invited_at: z.iso.datetime(),
      /** The terms of the licence that each gets with it; null: none. */
      licence: Licence.nullable(),
      /** Who of the team invited. */
      by: By.nullable(),
    }),
    retries: [5, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR],
    patience: 5 * MINUTE,
    at_once: 2,
  },
  clean_up: { payload: z.object({}), retries: [5 * MINUTE], patience: 10 * MINUTE, at_once: 1, every: '7 * * * *' },
} satisfies { [name: string]: Queue }

export type QueueName = keyof typeof queues

/** What is handed to `enqueue`. */
export type Given<N extends QueueName> = z.input<(typeof queues)[N]['payload']>

/** What a handler gets. */
export type Payload<N extends QueueName> = z.output<(typeof queues)[N]['payload']>

/** The schema of the database that belongs to pg-boss. */
export const SCHEMA = 'pgboss'
