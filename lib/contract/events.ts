import { z } from 'zod'
import { eventTypes } from './choices'
import { Id, Timestamp } from './fields'

/** Everything that a webhook may be told of. */
export const EventType = z.enum(eventTypes)
export type EventType = z.output<typeof EventType>

/** Whose doing an event was, as far as it is known. */
export const EventMetadata = z
  .object({
    end_user_id: Id.nullable(),
    end_user_external_id: z.string().nullable(),
    end_user_email: z.string().nullable(),
  })
  .meta({ id: 'EventMetadata' })

/** What is around the `data` of every event; `id` is its `webhook-id`, the same whenever it is sent again. */
export const eventFields = {
  id: Id,
  created_at: Timestamp,
  project_id: Id,
  metadata: EventMetadata,
}
