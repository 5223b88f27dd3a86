import { z } from 'zod'
import { Attachment } from './attachment'
import { Id, maybeLine, Timestamp, text } from './fields'

/** Who wrote a message: the customer, or the team (`is_ai` when a model wrote it). */
export const MessageAuthor = z.enum(['user', 'team_member'])

/** A help center article as a card beside a message. */
export const HelpCard = z
  .object({ id: Id, title: z.string(), slug: z.string(), excerpt: z.string(), url: z.string() })
  .meta({ id: 'HelpCard' })
export type HelpCard = z.output<typeof HelpCard>

const messageFields = {
  id: Id,
  support_request_id: Id,
  author_type: MessageAuthor,
  author_name: z.string().nullable(),
  author_email: z.string().nullable().meta({ description: 'The team sees everybody’s; a customer their own.' }),
  is_ai: z.boolean(),
  content: z.string().meta({ description: 'Markdown' }),
  is_internal: z.boolean().meta({ description: 'For the team alone; a customer never sees such a message.' }),
  attachments: z.array(Attachment),
  help_articles: z.array(HelpCard),
  created_at: Timestamp,
}

/** A message of a support request. */
export const SupportMessage = z.object(messageFields).meta({ id: 'SupportMessage' })
export type SupportMessage = z.output<typeof SupportMessage>

const MOST_FILES = 10

/** What a customer may write. */
export const customerMessage = {
  content: text(20_000).meta({ description: 'Markdown', example: 'It still happens after the update.' }),
  attachments: z.array(Attachment).max(MOST_FILES, `must be at most ${MOST_FILES} files`).nullish(),
  is_internal: z
    .literal(false, 'only the team writes internal notes; leave it out')
    .nullish()
    .meta({ description: 'The team alone.' }),
  help_article_ids: z
    .array(z.never('only the team attaches help articles; leave it out'))
    .max(0, 'only the team attaches help articles; leave it out')
    .nullish()
    .meta({ description: 'The team alone.' }),
}

/** What the team may write. */
export const teamMessage = {
  content: text(20_000).meta({ description: 'Markdown', example: 'Thank you, we have found it.' }),
  attachments: z.array(Attachment).max(MOST_FILES, `must be at most ${MOST_FILES} files`).nullish(),
  help_article_ids: z
    .array(Id)
    .max(10, 'must be at most 10 articles')
    .nullish()
    .meta({ description: 'Published articles of the project, shown as cards.', example: [] }),
  is_internal: z.boolean().nullish().meta({ description: 'A note that no customer sees.', example: false }),
  author_name: maybeLine(200).meta({
    description: 'Who of the team; the project’s name when not given. What a member writes has their own name.',
  }),
  ai_draft_id: Id.nullish().meta({
    description: 'The draft that this reply was made from; it is used up.',
    example: null,
  }),
}
