import 'server-only'
import type { EventData } from '@/lib/contract/event-data'

type Json = { [key: string]: unknown }
type Operation = { requestBody?: { content?: Json }; responses?: { [status: string]: { content?: Json } } }
type Document = { paths?: { [path: string]: { [method: string]: Operation } }; webhooks?: Document['paths'] }

const at = '2026-11-20T09:30:00.000Z'
const revoked = { status: 'revoked', revoked_at: at }
const suspended = { status: 'suspended' }
const waiting = { state: 'pending', attempts: [], next_attempt_at: at }

/** What is answered other than the record's own example says, because of what was asked. */
const answers: { [path: string]: Json } = {
  '/api/v1/license-keys/{id}/revoke': revoked,
  '/api/v1/license-keys/{id}/suspend': suspended,
  '/api/v1/webhooks/{id}/test': { ...waiting, type: 'webhook_test' },
  '/api/v1/webhook-deliveries/{id}/redeliver': waiting,
}

/** The same for events. */
const events: { [type in keyof EventData]?: Json } = {
  license_key_revoked: revoked,
  license_key_suspended: suspended,
  device_deactivated: { activation: { released_at: at }, license_key: { active_devices: 0 } },
  support_request_updated: { status: 'open' },
  wish_status_changed: { status: 'planned' },
  waitlist_left: { status: 'left', position: null },
  waitlist_invited: { status: 'invited', position: null },
}

/** The document with the examples that have to differ from those of their schemas. */
export function withDiffering<T extends object>(document: T): T {
  const { paths = {}, webhooks = {} } = document as Document
  for (const [path, differing] of Object.entries(answers))
    change(paths[path]?.post?.responses?.['200']?.content, differing)
  for (const [type, differing] of Object.entries(events)) change(webhooks[type]?.post?.requestBody?.content, differing)
  return document
}

type Example = { examples: { example: { value: { data: Json } } } }

function change(content: Json | undefined, differing: Json): void {
  const media = content?.['application/json'] as Example
  const { value } = media.examples.example
  media.examples.example.value = { ...value, data: merged(value.data, differing) }
}

/** Objects are merged field by field; everything else is put in place of what was there. */
function merged(example: Json, differing: Json): Json {
  const entries = Object.entries(differing).map(([name, value]) => {
    const known = example[name]
    return [name, isObject(value) && isObject(known) ? merged(known, value) : value]
  })
  return { ...example, ...Object.fromEntries(entries) }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
