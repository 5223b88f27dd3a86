import type { Draft, DraftField, DraftIntegration } from './draft'
import { takes } from './field-kinds'

const lengthOf = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** Options as a list: a line each, empty lines are none. */
export const optionsOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A field as the API takes it. */
export function fieldBody(field: DraftField) {
  const { id, label, type, placeholder, required } = field
  return {
    id,
    label,
    type,
    placeholder,
    default: field.default,
    required,
    options: takes.options(type) ? optionsOf(field.options) : [],
    validation: {
      min_length: lengthOf(field.min_length),
      max_length: lengthOf(field.max_length),
      pattern: field.pattern || null,
    },
  }
}

/** The roles that fields can play, by what a submission becomes. */
export const roles = {
  support: ['subject', 'description', 'user_email', 'user_name'],
  wishes: ['title', 'description', 'author_email', 'author_name'],
} as const

function integrationBody({ type, category_id, url, map }: DraftIntegration, fields: DraftField[]) {
  if (type === 'email') return { type }
  if (type === 'webhook') return { type, url }
  const mapped = roles[type].flatMap((role) => {
    const field = fields.find(({ key }) => key === map[role])
    return field ? [[role, field.id] as const] : []
  })
  const field_map = mapped.length > 0 ? Object.fromEntries(mapped) : null
  return type === 'support' ? { type, field_map } : { type, category_id: category_id || null, field_map }
}

/** A support form as the API takes it. */
export function supportBody({ name, description, submit_button_text, success_message, enabled, fields }: Draft) {
  return { name, description, submit_button_text, success_message, enabled, fields: fields.map(fieldBody) }
}

/** A contact form as the API takes it. */
export function contactBody(draft: Draft) {
  const { email_recipient, email_subject, integration, fields } = draft
  return { ...supportBody(draft), email_recipient, email_subject, integration: integrationBody(integration, fields) }
}
