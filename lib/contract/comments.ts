import { z } from 'zod'
import { endpoint } from './endpoint'
import { AuthorType, botFields, Id, MaybeEmail, maybeText, paging, SessionOf, Timestamp, text } from './fields'

const tag = 'Comments'

const commentFields = {
  id: Id,
  wish_id: Id,
  parent_id: Id.nullable(),
  author_type: AuthorType,
  author_name: z.string(),
  content: z.string().meta({ description: 'Markdown; empty when deleted' }),
  is_official: z.boolean().meta({ description: "The team's official answer" }),
  is_deleted: z.boolean().meta({ description: 'Deleted, kept for the replies under it' }),
  reply_count: z.int(),
  created_at: Timestamp,
  updated_at: Timestamp,
}

const Reply = z.object({ ...commentFields, replies: z.array(z.never()).default([]) })

/** A comment with its replies, oldest first. Conversations have two levels: an answer to a reply joins the replies of its thread. */
export const Comment = z.object({ ...commentFields, replies: z.array(Reply).default([]) }).meta({ id: 'Comment' })
export type Comment = z.output<typeof Comment>

const params = z.object({ id: Id })

export const comments = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/comments',
    access: 'public',
    team: true,
    tag,
    summary: 'List the comments on a wish',
    description:
      'Threads newest first, official ones before the others; `total` counts threads. The first 50 replies come inside, oldest first; `reply_count` tells how many there are. A hidden wish is NOT_FOUND, but not to its team, by API key.',
    query: z.object({ wish_id: Id, ...paging }),
    list: Comment,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/comments',
    access: 'public',
    team: true,
    customer: 'open',
    tag,
    summary: 'Comment on a wish',
    description:
      'With an API key (`write`) of the project the comment is the team’s, and may be `is_official`. `author_email` is never shown; with a portal session it is the address that is signed in, unless another is given.',
    query: z.object({ project_id: SessionOf }),
    body: z.object({
      wish_id: Id,
      content: text(20_000).meta({ description: 'Markdown', example: 'Yes please, for the evenings.' }),
      author_name: maybeText(200),
      author_email: MaybeEmail,
      parent_id: Id.nullish().meta({ description: 'The comment that it answers.', example: null }),
      is_official: z.boolean().optional().meta({ description: 'The team alone.' }),
      ...botFields,
    }),
    data: Comment,
    creates: true,
    errors: ['BOT_DETECTED', 'CONFLICT', 'UNAUTHORIZED', 'FORBIDDEN'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/comments/{id}',
    access: 'admin',
    tag,
    summary: 'Change a comment',
    description:
      'What is not given stays. `is_official: true` is for comments of the team. A deleted comment is a CONFLICT.',
    params,
    body: z.object({ content: text(20_000), is_official: z.boolean() }).partial(),
    data: Comment,
    errors: ['CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/comments/{id}',
    access: 'admin',
    tag,
    summary: 'Delete a comment',
    description: 'Its text and author are gone; a place stays where replies hang on it.',
    params,
  }),
}
