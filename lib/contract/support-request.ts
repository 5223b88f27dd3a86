import { z } from 'zod'
import { Attachment } from './attachment'
import { supportCategories, supportStatuses } from './choices'
import { Id, Priority, Timestamp } from './fields'
import { SupportMessage } from './support-messages'

export const SupportStatus = z.enum(supportStatuses)
export type SupportStatus = z.output<typeof SupportStatus>
export const SupportCategory = z.enum(supportCategories)

/** The fields of a request that its customer and the team both see. */
export const requestFields = {
  id: Id,
  project_id: Id,
  number: z.int().meta({ description: '1, 2, 3 … in the project' }),
  subject: z.string(),
  description: z.string(),
  status: SupportStatus,
  priority: Priority,
  category: SupportCategory.nullable(),
  user_email: z.string().nullable(),
  user_name: z.string().nullable(),
  external_user_id: z.string().nullable(),
  form_id: z.string().nullable(),
  form_data: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
  attachments: z.array(Attachment),
  message_count: z.int().meta({ description: 'Public messages; the description is none.' }),
  created_at: Timestamp,
  updated_at: Timestamp,
  resolved_at: Timestamp.nullable(),
  last_message_at: Timestamp.nullable(),
}

/** A support request. */
export const SupportRequest = z.object(requestFields).meta({ id: 'SupportRequest' })
export type SupportRequest = z.output<typeof SupportRequest>

/** A request with its public messages, oldest first. */
export const SupportConversation = z
  .object({ ...requestFields, messages: z.array(SupportMessage) })
  .meta({ id: 'SupportConversation' })

/** A new request; its token and link are never shown again. */
export const NewSupportRequest = z
  .object({
    ...requestFields,
    access_token: z.string().meta({ description: '`rqt_…`; opens this one request.' }),
    magic_link: z.string().meta({ description: 'The portal address that opens it.' }),
  })
  .meta({ id: 'NewSupportRequest' })

/** The same as a support form's submit answers it. */
export const CreatedSupportRequest = NewSupportRequest.extend({ success_message: z.string() }).meta({
  id: 'CreatedSupportRequest',
})

/** What anybody who knows an address or a user id may learn of its requests. */
export const UnprovenRequest = z
  .object({
    id: Id,
    number: z.int(),
    status: SupportStatus,
    created_at: Timestamp,
    updated_at: Timestamp,
    message_count: z.int(),
  })
  .meta({ id: 'UnprovenSupportRequest' })
