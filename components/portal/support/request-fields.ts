import { type AskedField, askedFields, type SupportWords } from '@/components/portal/forms/asked-fields'
import type { Value, Values } from '@/components/portal/forms/values'
import type { Attachment } from '@/lib/contract/attachment'
import type { BotFields } from '@/lib/contract/fields'

const MOST_VIEWED = 20
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const nothing = { min_length: null, minLength: null, max_length: null, maxLength: null, pattern: null }
const own = { required: false, placeholder: null, default: null, options: [], validation: nothing }

/** The words of the desk's own form. */
export type RequestWords = SupportWords & { attachments: string }

/** What the desk's own form asks, in order. */
export function requestFields(words?: RequestWords, email: string | null = null): AskedField[] {
  const [subject, description, name, address] = askedFields('support', [], words) as [
    AskedField,
    AskedField,
    AskedField,
    AskedField,
  ]
  const files: AskedField = { ...own, id: 'attachments', type: 'file', label: words?.attachments ?? '' }
  return [subject, description, files, name, { ...address, default: email }]
}

/** The articles that were opened while writing; a control of its own, because nobody fills it in. */
export const VIEWED = 'viewed_article_ids'

/** What was filled in, as the body of POST /portal/support-requests. */
export function requestBody(project_id: string, values: Values, viewed: string, bot: BotFields) {
  const text = (value: Value | undefined) => String(value ?? '')
  const ids = viewed.split(',').filter((id) => uuid.test(id))
  return {
    project_id,
    subject: text(values.subject),
    description: text(values.description),
    user_name: text(values.user_name),
    user_email: text(values.user_email),
    attachments: (values.attachments ?? []) as Attachment[],
    viewed_article_ids: [...new Set(ids)].slice(-MOST_VIEWED),
    ...bot,
  }
}

/** What a reply asks. */
export function replyFields(words?: { content: string; attachments: string }): AskedField[] {
  return [
    {
      ...own,
      id: 'content',
      type: 'textarea',
      label: words?.content ?? '',
      required: true,
      validation: { ...nothing, max_length: 20_000, maxLength: 20_000 },
    },
    { ...own, id: 'attachments', type: 'file', label: words?.attachments ?? '' },
  ]
}
