import { z } from 'zod'
import { Id, Timestamp } from './fields'

/** Everything that a webhook may be told of. */
export const EventType = z.enum([
  'license_key_minted',
  'license_key_updated',
  'license_key_revoked',
  'license_key_suspended',
  'license_key_reinstated',
  'license_key_deleted',
  'device_activated',
  'device_deactivated',
  'seat_limit_reached',
  'signing_key_rotated',
  'contact_form_submitted',
  'support_request_created',
  'support_request_updated',
  'support_message_created',
  'wish_created',
  'wish_status_changed',
  'wish_voted',
  'comment_created',
  'waitlist_joined',
  'waitlist_left',
  'waitlist_invited',
])
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
