import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, maybeText, paging, Timestamp } from './fields'

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
      'Every change by a key, a member or the command line: written with the change itself, never altered. Newest first.',
    query: z.object({
      project_id: Id,
      record_id: maybeText(200).meta({ description: 'Only what was done to this record.' }),
      ...paging,
    }),
    list: AuditEntry,
  }),
}
