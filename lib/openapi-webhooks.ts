import 'server-only'
import { z } from 'zod'
import type { createDocument, ZodOpenApiPathsObject } from 'zod-openapi'
import { eventCauses } from '@/lib/contract/event-causes'
import { type EventData, eventData } from '@/lib/contract/event-data'
import { EventMetadata, eventFields } from '@/lib/contract/events'

type Document = ReturnType<typeof createDocument>

const headers = z.object({
  'webhook-id': z.string().meta({
    description: 'The event’s id: the same whenever it is sent again.',
    example: '0199c1f0-7a52-7c31-9d2e-3f4a5b6c7d8e',
  }),
  'webhook-timestamp': z.string().meta({
    description: 'When this try was made: Unix time in seconds.',
    example: '1795167000',
  }),
  'webhook-signature': z.string().meta({
    description:
      '`v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, under what stands after `whsec_`, base64-decoded. For 24 h after a rotation there are two, with a space between.',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  }),
})

const responses = { '2XX': { description: 'Taken. After anything else, a redirect too, it is tried again.' } }

/** What webhooks are sent, by the type of the event, as `withEventsSent` takes it. */
export function openapiWebhooks(): ZodOpenApiPathsObject {
  const { id, created_at, project_id } = eventFields
  const all = (Object.keys(eventData) as (keyof EventData)[]).map((type) => {
    const data = eventData[type]
    const schema = z.object({ id, type: z.literal(type), created_at, project_id, data, metadata: EventMetadata })
    const operation = {
      operationId: `on${type.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      tags: ['Webhooks'],
      summary: `Told of ${type}`,
      description: eventCauses[type],
      security: [],
      requestParams: { header: headers },
      responses: { 200: { description: 'Told', content: { 'application/json': { schema } } } },
    }
    return [type, { post: operation }] as const
  })
  return Object.fromEntries(all)
}

/** The document with each event where it belongs, in the request. zod-openapi would draw it there as what we take; it is what we give. */
export function withEventsSent(document: Document): Document {
  for (const { post } of Object.values(document.webhooks ?? {})) {
    const { content } = (post?.responses?.['200'] ?? {}) as { content?: object }
    if (post) Object.assign(post, { requestBody: { required: true, content }, responses })
  }
  return document
}
