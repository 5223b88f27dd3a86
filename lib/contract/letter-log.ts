import { z } from 'zod'
import { endpoint } from './endpoint'
import { Email, Id, maybeText, paging, Timestamp } from './fields'

const tag = 'Letters'
const path = '/api/v1/letters'

export const LetterState = z.enum(['pending', 'sent', 'failed'], 'must be pending, sent or failed')

/** A letter as the team sees it: to whom it went and how it fared; never what stands in it, which may open a door. */
export const LetterRecord = z
  .object({
    id: Id,
    project_id: Id,
    kind: z.string().meta({ description: 'Which letter it is.', example: 'support_reply' }),
    to: z.array(z.string()).meta({ example: ['ana@example.com'] }),
    subject: z.string(),
    state: LetterState.meta({ example: 'sent' }),
    attempts: z.int().meta({ example: 1 }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'What the mail service said last, where it said something.', example: null }),
    created_at: Timestamp,
    sent_at: Timestamp.nullable(),
  })
  .meta({ id: 'LetterRecord' })

/** How letters leave and come back; nothing of it is secret. */
export const MailSetup = z
  .object({
    service: z.enum(['resend', 'smtp', 'outbox']).meta({ description: '`outbox`: letters are written into a folder.' }),
    sender: z.string().meta({ example: 'desk@example.com' }),
    server: z.string().nullable().meta({ description: 'Host and port, with `smtp`.', example: 'smtp.example.com:587' }),
    reply_domain: z.string().nullable().meta({
      description: 'Under which answers by mail come in; null: they are not read.',
      example: 'reply.example.com',
    }),
    failed: z.int().meta({ description: 'In the last seven days.' }),
    waiting: z.int().meta({ description: 'For more than an hour.' }),
  })
  .meta({ id: 'MailSetup' })

export const letterLog = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'List letters',
    description:
      'Newest first, without what stands in them; invitations into the team are listed for who may read those. Of a search at most the newest 1,000 are counted and paged through.',
    query: z.object({
      project_id: Id,
      state: LetterState.optional(),
      search: maybeText(254).meta({ description: 'A part of an address that it goes to.' }),
      ...paging,
    }),
    list: LetterRecord,
  }),
  setup: endpoint({
    method: 'GET',
    path: `${path}/setup`,
    access: 'admin',
    tag,
    summary: 'Read how letters are sent',
    query: z.object({ project_id: Id }),
    data: MailSetup,
  }),
  test: endpoint({
    method: 'POST',
    path: `${path}/test`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Send a test letter',
    description: 'It goes the way of every other letter; the list tells how it fared. Twenty an hour.',
    body: z.object({ project_id: Id, to: Email }),
    data: LetterRecord,
    creates: true,
  }),
}
