import { z } from 'zod'
import { auditKinds } from './choices'
import { endpoint } from './endpoint'
import { Id, maybeText, paging, Timestamp } from './fields'

const MOST_DAYS = 3_650

/** A record's id of any kind; one that is a UUID means the same in capitals. */
const AnyId = maybeText(200)
  .transform((value) => Id.safeParse(value).data ?? value)
  .optional()

const Fields = z.record(z.string(), z.unknown()).nullable()

/** One change that the team made. */
export const AuditEntry = z
  .object({
    id: Id,
    project_id: Id,
    created_at: Timestamp,
    actor: z.object({
      type: z.enum(['key', 'member', 'system']),
      id: z.string().nullable(),
      name: z.string().nullable(),
    }),
    action: z.string().meta({ description: 'What was asked for.', example: 'licenseKeys.revoke' }),
    record_type: z.string().meta({ description: 'Its kind.', example: 'license_key' }),
    record_id: z.string(),
    change: z.enum(['created', 'updated', 'deleted']),
    about: z
      .object({
        record_type: z.string().meta({ example: 'wish' }),
        record_id: Id,
        name: z.string().nullable().meta({ example: 'Dark mode' }),
        path: z.string().nullable().meta({
          description: 'Its page below `/dashboard/p/{slug}`; null: it has none of its own.',
          example: '/wishes/01998a4e-5b7c-7d3e-8f21-3c5d7e9f1a2b',
        }),
      })
      .nullable()
      .meta({
        description:
          'The record as it is called now, and of a part the whole: of a comment or a vote the wish, of a message the request, of a device the licence. null: it has no name, or there is none any more.',
      }),
    before: Fields.meta({
      description:
        'What it was; of an update only the fields that changed. In place of secrets, of the ids of votes where the key may only read, and of what people wrote or told about themselves, stands `[hidden]`.',
    }),
    after: Fields.meta({ description: 'What it became.' }),
    ip_address: z.string().nullable().meta({ description: 'Cut to /24 or /48.', example: '198.51.100.0/24' }),
    user_agent: z.string().nullable(),
    request_id: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' })

export const auditLog = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/audit-log',
    access: 'admin',
    needs: 'manage',
    tag: 'Audit',
    summary: 'Read who did what',
    description:
      'Every change by a key, a member or the command line: written with the change itself, never altered. Newest first; of a filter at most the newest 1,000 are counted and paged through.',
    query: z.object({
      project_id: Id,
      record_id: AnyId.meta({
        description: 'Only what was done to this record, and to the devices of a licence.',
      }),
      actor_id: AnyId.meta({ description: 'Only what this member (`user_id`) or this API key (`id`) did.' }),
      kind: z.enum(auditKinds).optional().meta({ description: 'Only what was done in this part of the product.' }),
      days: z
        .string()
        .regex(/^\d{1,4}$/, `must be a whole number from 1 to ${MOST_DAYS}`)
        .transform(Number)
        .refine((value) => value >= 1 && value <= MOST_DAYS, `must be a whole number from 1 to ${MOST_DAYS}`)
        .optional()
        .meta({ type: 'integer', minimum: 1, maximum: MOST_DAYS, description: 'Only of the last so many days.' }),
      ...paging,
    }),
    list: AuditEntry,
  }),
}
