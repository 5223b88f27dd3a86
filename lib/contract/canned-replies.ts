import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, maybeText, paging, Timestamp, text } from './fields'

const tag = 'Support desk'
const one = z.object({ id: Id })

/** A reply that is written once and used often. */
export const CannedReply = z
  .object({
    id: Id,
    project_id: Id,
    title: z.string(),
    content: z.string().meta({ description: 'Markdown' }),
    shortcut: z.string().nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'CannedReply' })

const canned = {
  title: text(200).meta({ example: 'How to sign in again' }),
  content: text(20_000).meta({ example: 'Please use “Forgot password” and look into your mailbox.' }),
  shortcut: z
    .string()
    .trim()
    .transform((value) => value.replace(/^\//, '').toLowerCase() || null)
    .pipe(
      z
        .string()
        .regex(/^[\p{L}\p{N}_-]{1,40}$/u, 'must be 1 to 40 letters, digits, _ or -')
        .nullable(),
    )
    .nullish()
    .meta({ type: 'string', example: 'signin', description: 'Unique in the project.' }),
}
const replies = '/api/v1/canned-replies'

export const cannedReplies = {
  list: endpoint({
    method: 'GET',
    path: replies,
    access: 'admin',
    tag,
    summary: 'List canned replies',
    description: 'By title.',
    query: z.object({ project_id: Id, search: maybeText(200), ...paging }),
    list: CannedReply,
  }),
  create: endpoint({
    method: 'POST',
    path: replies,
    access: 'admin',
    tag,
    summary: 'Create a canned reply',
    body: z.object({ project_id: Id, ...canned }),
    data: CannedReply,
    creates: true,
  }),
  get: endpoint({
    method: 'GET',
    path: `${replies}/{id}`,
    access: 'admin',
    tag,
    summary: 'Read a canned reply',
    params: one,
    data: CannedReply,
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${replies}/{id}`,
    access: 'admin',
    tag,
    summary: 'Change a canned reply',
    description: 'What is not given stays.',
    params: one,
    body: z.object(canned).partial(),
    data: CannedReply,
    errors: ['CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${replies}/{id}`,
    access: 'admin',
    tag,
    summary: 'Delete a canned reply',
    params: one,
  }),
}
