import type { FieldType } from '@/lib/contract/form-fields'
import type { Draft, DraftField } from './draft'
import { takes } from './field-kinds'

const LONGEST_ID = 60

/** What a field's id is made from: small letters, digits and `_`. */
export function idFrom(label: string): string {
  const plain = label.replace(/ß/g, 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, LONGEST_ID)
}

/** An id that no other field of the form has. */
export function freeId(fields: DraftField[], wanted: string, own?: string): string {
  const taken = new Set(fields.filter(({ key }) => key !== own).map(({ id }) => id))
  const stem = wanted === '' || wanted === '__proto__' ? 'field' : wanted
  let id = stem
  for (let n = 2; taken.has(id); n += 1) id = `${stem}_${n}`
  return id
}

type Fresh = { type: FieldType; label: string; options?: string[] }

/** A field to begin with; `key` is one that no field of this page ever had. */
export function newField(fields: DraftField[], key: string, { type, label, options = [] }: Fresh): DraftField {
  const nothing = { placeholder: '', default: '', required: false, min_length: '', max_length: '', pattern: '' }
  const id = freeId(fields, idFrom(label) || type)
  return { key, id, follows: true, label, type, ...nothing, options: options.join('\n') }
}

/** The form with a field behind another, or at the end. */
export function addField(draft: Draft, field: DraftField, behind?: string): Draft {
  const place = draft.fields.findIndex(({ key }) => key === behind)
  return { ...draft, fields: draft.fields.toSpliced(place < 0 ? draft.fields.length : place + 1, 0, field) }
}

/** The form with what is given of a field changed; an id that follows its label goes along, a type forgets what it has no use for. */
export function changeField(draft: Draft, key: string, changes: Partial<DraftField>): Draft {
  const fields = draft.fields.map((field) => {
    if (field.key !== key) return field
    const next = { ...field, ...changes }
    if (changes.id !== undefined) next.follows = false
    else if (next.follows && changes.label !== undefined)
      next.id = freeId(draft.fields, idFrom(next.label) || next.type, key)
    return changes.type === undefined || changes.type === field.type ? next : fitted(next)
  })
  return { ...draft, fields }
}

/** What a type has no use for would be refused, or stand there unseen. */
function fitted(field: DraftField): DraftField {
  const { type } = field
  return {
    ...field,
    default: '',
    ...(!takes.options(type) && { options: '' }),
    ...(!takes.required(type) && { required: false }),
    ...(!takes.placeholder(type) && { placeholder: '' }),
    ...(!takes.lengths(type) && { min_length: '', max_length: '' }),
    ...(!takes.pattern(type) && { pattern: '' }),
  }
}

/** The form with a field at another place, counted among the others. */
export function moveField(draft: Draft, key: string, place: number): Draft {
  const field = draft.fields.find((each) => each.key === key)
  if (!field) return draft
  const others = draft.fields.filter((each) => each !== field)
  return { ...draft, fields: others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, field) }
}

/** The form without a field; what was mapped to it is mapped to nothing. */
export function removeField(draft: Draft, key: string): Draft {
  const map = Object.fromEntries(Object.entries(draft.integration.map).filter(([, field]) => field !== key))
  return {
    ...draft,
    fields: draft.fields.filter((each) => each.key !== key),
    integration: { ...draft.integration, map },
  }
}

/** The form with a second field like one of its own, behind it. */
export function copyField(draft: Draft, key: string, copy: string): Draft {
  const field = draft.fields.find((each) => each.key === key)
  if (!field) return draft
  const id = freeId(draft.fields, field.id)
  return addField(draft, { ...field, key: copy, id, follows: true }, key)
}
