import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, maybeText, PriorityInput, paging, QueryBoolean, Timestamp, text } from './fields'
import { statusFilter } from './status-filter'
import { HelpCard, SupportMessage, teamMessage } from './support-messages'
import { requestFields, SupportCategory, SupportStatus } from './support-request'
import { LinkedWish } from './support-wishes'

const tag = 'Support desk'
const path = '/api/v1/support-requests'

/** A draft of a reply that a model wrote: for the team to send, edit or drop. */
export const AiDraft = z
  .object({
    id: Id,
    support_request_id: Id,
    kind: z
      .enum(['grounded', 'clarify', 'handoff'])
      .nullable()
      .meta({ description: 'Answers from articles, asks back, or leaves it to a person.' }),
    state: z.enum(['pending', 'ready', 'failed']).meta({ description: 'pending: the model is being asked' }),
    content: z.string().meta({ description: 'Markdown' }),
    help_articles: z.array(HelpCard),
    citations: z
      .array(z.object({ sentence: z.string(), quote: z.string(), article_id: Id, title: z.string() }))
      .meta({ description: 'Which sentence of the reply rests on which words of which article.' }),
    reason: z.string().nullable().meta({ description: 'Why it did not go out by itself, or why there is none.' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'AiDraft' })

/** One thing that happened to a request. */
const HistoryEntry = z
  .object({
    id: Id,
    at: Timestamp,
    actor_type: z.enum(['user', 'team_member', 'system']),
    actor_name: z.string().nullable(),
    action: z.enum(['created', 'changed', 'replied', 'noted', 'drafted', 'mail_held', 'linked', 'unlinked']),
    changes: z.record(z.string(), z.unknown()).meta({
      description: '`{ field: [before, after] }`',
      example: { status: ['new', 'open'] },
    }),
  })
  .meta({ id: 'SupportHistoryEntry' })

/** Who of the team has taken a request. */
const Assignee = z.object({ id: Id, name: z.string() }).meta({ id: 'Assignee' })

const deskFields = {
  ...requestFields,
  end_user_id: Id.nullable().meta({
    description: 'Whose it is: known by `external_user_id`, or by an address that was proven.',
  }),
  version: z.int().meta({ description: 'Counts the changes; send it with an edit so that nobody’s is overwritten.' }),
  assignee: Assignee.nullable().meta({ description: 'Who of the team has taken it.' }),
  is_unread: z.boolean().meta({ description: 'The customer wrote, and nobody of the team has looked since.' }),
  first_replied_at: Timestamp.nullable().meta({ description: 'When the team first answered, in public.' }),
}

/** A request as the team's lists show it. */
export const DeskRequest = z.object(deskFields).meta({ id: 'DeskRequest' })
export type DeskRequest = z.output<typeof DeskRequest>

/** A request with all its messages, internal ones too, what happened to it, and a waiting draft. */
export const DeskConversation = z
  .object({
    ...deskFields,
    messages: z.array(SupportMessage),
    history: z.array(HistoryEntry).meta({ description: 'Oldest first.' }),
    viewed_articles: z.array(HelpCard).meta({ description: 'What the customer opened while writing.' }),
    ai_draft: AiDraft.nullable(),
    wishes: z.array(LinkedWish).meta({ description: 'What it asks for, the newest link first.' }),
  })
  .meta({ id: 'DeskConversation' })
export type DeskConversation = z.output<typeof DeskConversation>

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
          'Number, or words (all of them) of subject, description and messages; of common words the first 1,000 found.',
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
      'A reply is mailed to the customer and moves `new`, `open` and `in_progress` to `waiting_on_customer`; an internal note does neither. A closed request takes no reply until it is reopened: CONFLICT.',
    params: one,
    body: z.object(teamMessage),
    data: SupportMessage,
    creates: true,
  }),
  addUserMessage: endpoint({
    method: 'POST',
    path: `${path}/{id}/messages/user/{externalUserId}`,
    access: 'admin',
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
      'Drops the waiting draft, if there is one; the new one is `pending` until the model has answered, and never goes out by itself. CONFLICT where no model is connected.',
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
