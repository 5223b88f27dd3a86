import type { FieldType, FormField } from '@/lib/contract/form-fields'

export type FormKind = 'contact' | 'support'

/** A field as a page asks it: its id is the control's name, and the path under which the API refuses it. */
export type AskedField = FormField & { autoComplete?: string; rows?: number }

/** The words of what every support form asks beside its own fields. */
export type SupportWords = Record<'subject' | 'description' | 'user_name' | 'user_email', string>

const nothing = { min_length: null, minLength: null, max_length: null, maxLength: null, pattern: null }

const own = (id: string, type: FieldType, label: string, required: boolean, most: number): AskedField => ({
  id,
  type,
  label,
  required,
  placeholder: null,
  default: null,
  options: [],
  validation: { ...nothing, max_length: most, maxLength: most },
})

/** All that a form asks, in order: its own fields, and around those of a support form what a request needs. */
export function askedFields(kind: FormKind, fields: FormField[], words?: SupportWords): AskedField[] {
  const custom = fields.map((field) => ({ ...field, id: `data.${field.id}`, ...completion(field) }))
  if (kind === 'contact') return custom
  return [
    own('subject', 'text', words?.subject ?? '', true, 200),
    { ...own('description', 'textarea', words?.description ?? '', true, 20_000), rows: 6 },
    ...custom,
    { ...own('user_name', 'text', words?.user_name ?? '', false, 200), autoComplete: 'name' },
    { ...own('user_email', 'email', words?.user_email ?? '', false, 254), autoComplete: 'email' },
  ]
}

const byId: Record<string, string> = {
  name: 'name',
  fullname: 'name',
  username: 'name',
  firstname: 'given-name',
  givenname: 'given-name',
  lastname: 'family-name',
  surname: 'family-name',
  company: 'organization',
  organization: 'organization',
  organisation: 'organization',
  jobtitle: 'organization-title',
  street: 'street-address',
  address: 'street-address',
  city: 'address-level2',
  zip: 'postal-code',
  postcode: 'postal-code',
  postalcode: 'postal-code',
  country: 'country-name',
  birthday: 'bday',
}

const byType: Partial<Record<FieldType, string>> = { email: 'email', tel: 'tel', url: 'url' }

/** What the browser may fill in by itself (WCAG 1.3.5), as far as type and id tell. */
function completion({ id, type }: FormField): { autoComplete?: string } {
  const plain = type === 'text' || type === 'textarea' || type === 'date'
  const autoComplete = byType[type] ?? (plain ? byId[id.toLowerCase().replace(/[^a-z]/g, '')] : undefined)
  return autoComplete ? { autoComplete } : {}
}
