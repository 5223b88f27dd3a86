import { z } from 'zod'
import { Id, Timestamp } from './fields'
import { FormField } from './form-fields'
import { HelpCard, SupportMessage } from './support-messages'
import { requestFields } from './support-request'
import { LinkedWish } from './support-wishes'

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
    form_fields: z
      .array(FormField)
      .meta({ description: 'Of the form that it came by, as that is now: what `form_data` answers.' }),
    wishes: z.array(LinkedWish).meta({ description: 'What it asks for, the newest link first.' }),
  })
  .meta({ id: 'DeskConversation' })
export type DeskConversation = z.output<typeof DeskConversation>
