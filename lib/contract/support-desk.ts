import { z } from 'zod'
import { AiDraft, DeskConversation, DeskRequest } from './desk-request'
import { endpoint } from './endpoint'
import { Id, maybeText, PriorityInput, paging, QueryBoolean, text } from './fields'
import { statusFilter } from './status-filter'
import { SupportMessage, teamMessage } from './support-messages'
import { SupportCategory, SupportStatus } from './support-request'

const tag = 'Support desk'
const path = '/api/v1/support-requests'

const one = z.object({ id: Id })

const { options } = SupportStatus
/** Any status, `unresolved`, `done`, or several with commas. */
const StatusFilter = statusFilter(options, { unresolved: options.slice(0, 4), done: options.slice(4) })

export const supportDesk = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'List support requests',
    description: 'The one that changed last first, unless sorted otherwise.',
    query: z.object({
      project_id: Id,
      status: StatusFilter.optional(),
      priority: PriorityInput.optional(),
      category: SupportCategory.optional(),
      email: maybeText(254),
      external_user_id: maybeText(200),
      end_user_id: Id.optional(),
      assignee: z
        .union([z.enum(['me', 'none']), Id])
        .optional()
        .meta({
          description: '`me` (with a session), `none` for those that nobody has taken, or the id of a member.',
          example: 'none',
        }),
      unread: QueryBoolean.optional(),
      search: maybeText(200).meta({
        description:
          'Number, or words (all of them) of subject, description, messages, and the customer’s name and address; of common words the first 1,000 found.',
      }),
      sort_by: z.enum(['created_at', 'updated_at']).default('updated_at'),
      sort_order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    list: DeskRequest,
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: 'admin',
    tag,
    summary: 'Read a request as the team sees it',
    params: one,
    data: DeskConversation,
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    access: 'admin',
    tag,
    summary: 'Change a request',
    description:
      'What is not given stays. With `version`, a request that somebody changed in between is a CONFLICT, with the fresh record in `error.current`.',
    params: one,
    body: z
      .object({
        status: SupportStatus,
        priority: PriorityInput,
        category: SupportCategory.nullable(),
        subject: text(200),
        assignee_id: Id.nullable().meta({ description: 'A member of the team, or null.', example: null }),
        is_unread: z.boolean().meta({ description: 'Neither counts as a change nor moves the request in a list.' }),
        version: z.int().meta({ example: 1 }),
      })
      .partial(),
    data: DeskConversation,
    errors: ['CONFLICT'],
  }),
  addMessage: endpoint({
    method: 'POST',
    path: `${path}/{id}/messages`,
    access: 'admin',
    tag,
    summary: 'Reply to a request, or note something',
    description:
      'A reply is mailed to the customer and moves `new`, `open` and `in_progress` to `waiting_on_customer`; an internal note does neither. A closed request takes no reply until it is reopened, nor one of an archived project: CONFLICT.',
    params: one,
    body: z.object(teamMessage),
    data: SupportMessage,
    creates: true,
  }),
  addUserMessage: endpoint({
    method: 'POST',
    path: `${path}/{id}/messages/user/{externalUserId}`,
    access: 'admin',
    needs: 'key',
    tag,
    summary: 'Write to a request in a user’s name',
    description: 'For your own app: a request of another external user is FORBIDDEN.',
    params: z.object({ id: Id, externalUserId: text(200) }),
    body: z.object({ content: teamMessage.content, attachments: teamMessage.attachments }),
    data: SupportMessage,
    creates: true,
  }),
  draft: endpoint({
    method: 'POST',
    path: `${path}/{id}/ai-draft`,
    access: 'admin',
    tag,
    summary: 'Have a draft written',
    description:
      'Drops the waiting draft, if there is one; the new one is `pending` until the model has answered, and never goes out by itself. CONFLICT where no model is connected; more than 300 an hour of one project are RATE_LIMITED.',
    params: one,
    data: AiDraft,
    creates: true,
  }),
  dropDraft: endpoint({
    method: 'DELETE',
    path: `${path}/{id}/ai-draft`,
    access: 'admin',
    tag,
    summary: 'Drop the waiting draft',
    params: one,
  }),
  replying: endpoint({
    method: 'POST',
    path: `${path}/{id}/replying`,
    access: 'admin',
    tag,
    summary: 'Tell the team that you are writing a reply',
    description: 'Everybody who follows the inbox hears it; customers do not. Say it again every few seconds.',
    params: one,
  }),
  live: endpoint({
    method: 'GET',
    path: `${path}/live`,
    access: 'admin',
    tag,
    summary: 'Hear of changes to requests as they happen',
    description:
      'Server-sent events: `changed`, whose data is `{ "id" }` of the request; an `id` of null says that some may have been missed. `replying`, `{ "id", "by": { "id", "name" } }`: somebody of the team writes a reply just now. A comment comes every 20 s.',
    query: z.object({ project_id: Id }),
    plain: 'text/event-stream',
  }),
}
