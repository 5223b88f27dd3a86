import type { ContactForm } from '@/lib/contract/contact-form'
import type { FieldType, FormField } from '@/lib/contract/form-fields'
import type { SupportForm } from '@/lib/contract/support-forms'

/** A field while it is edited: numbers and options as they were typed, and a key that stays whatever its id becomes. */
export type DraftField = {
  key: string
  id: string
  /** Whether the id follows the label: so it does until the field is saved or somebody writes another. */
  follows: boolean
  label: string
  type: FieldType
  placeholder: string
  default: string
  required: boolean
  options: string
  min_length: string
  max_length: string
  pattern: string
}

export type IntegrationType = 'email' | 'support' | 'wishes' | 'webhook'

/** What becomes of a submission, while it is edited; each type keeps what was chosen for it. */
export type DraftIntegration = {
  type: IntegrationType
  category_id: string
  url: string
  /** Role to the key of its field. */
  map: Record<string, string>
}

/** A form while it is edited. */
export type Draft = {
  name: string
  description: string
  email_recipient: string
  email_subject: string
  submit_button_text: string
  success_message: string
  enabled: boolean
  fields: DraftField[]
  integration: DraftIntegration
}

type Saved = SupportForm & Partial<Pick<ContactForm, 'email_recipient' | 'email_subject' | 'integration'>>

/** A form's record as it is edited. */
export function draftOf(form: Saved | ContactForm): Draft {
  const { name, description, submit_button_text, success_message, enabled } = form
  const fields = form.fields.map(draftField)
  return {
    name,
    description: description ?? '',
    email_recipient: ('email_recipient' in form && form.email_recipient) || '',
    email_subject: ('email_subject' in form && form.email_subject) || '',
    submit_button_text,
    success_message,
    enabled,
    fields,
    integration: draftIntegration(('integration' in form && form.integration) || { type: 'email' }, fields),
  }
}

const shown = (value: number | null) => (value === null ? '' : String(value))

/** A saved field as it is edited; its id stays, because submissions are kept under it. */
export function draftField({ validation, ...field }: FormField): DraftField {
  return {
    key: field.id,
    id: field.id,
    follows: false,
    label: field.label,
    type: field.type,
    placeholder: field.placeholder ?? '',
    default: field.default ?? '',
    required: field.required,
    options: field.options.join('\n'),
    min_length: shown(validation.min_length),
    max_length: shown(validation.max_length),
    pattern: validation.pattern ?? '',
  }
}

function draftIntegration(kept: NonNullable<Saved['integration']>, fields: DraftField[]): DraftIntegration {
  const map = 'field_map' in kept ? (kept.field_map ?? {}) : {}
  const known = Object.entries(map).flatMap(([role, id]) => {
    const field = fields.find((each) => each.id === id)
    return field ? [[role, field.key] as const] : []
  })
  return {
    type: kept.type,
    category_id: ('category_id' in kept && kept.category_id) || '',
    url: ('url' in kept && kept.url) || '',
    map: Object.fromEntries(known),
  }
}
