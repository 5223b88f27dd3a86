import { z } from 'zod'
import type { FormField } from '@/lib/contract/form-fields'
import { fieldValue, valueWords } from './value-words'

type Data = Record<string, unknown>
type Source = {
  name: string
  fields: FormField[]
  integration: { field_map?: Record<string, string> | undefined } | object
}

const email = z.email()
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
const cut = (value: string, most: number) => [...value].slice(0, most).join('').trim()

/** What a submission says to whom it becomes a request or a wish: as the form's `field_map` tells, else as the fields suggest. */
export function readFields(
  { name, fields, integration }: Source,
  data: Data,
  names: { title: string; email: string; person: string },
) {
  const map = new Map(Object.entries('field_map' in integration ? (integration.field_map ?? {}) : {}))
  const mapped = (role: string) => {
    const field = map.get(role)
    return field === undefined ? '' : textOf(fieldValue(data, field))
  }
  const addresses = [mapped(names.email), ...fields.filter(isAddress).map(({ id }) => textOf(fieldValue(data, id)))]
  const rest = fields.filter(({ id }) => ![...map.values()].includes(id))
  return {
    title: cut(mapped(names.title) || name, 200),
    description: cut(mapped('description') || longest(fields, data) || everything(rest, data) || name, 20_000),
    email: addresses.find((each) => email.safeParse(each).success) ?? null,
    person: cut(mapped(names.person), 200) || null,
  }
}

const isAddress = ({ type }: FormField) => type === 'email'

function longest(fields: FormField[], data: Data): string {
  const texts = fields.filter(({ type }) => type === 'textarea').map(({ id }) => textOf(fieldValue(data, id)))
  return texts.reduce((best, each) => (each.length > best.length ? each : best), '')
}

/** What says who somebody is, or what nobody saw; a wish shows its description to everybody. */
const personal: FormField['type'][] = ['email', 'tel', 'hidden']

/** Without a text area, all that was filled in about the matter, a line each. */
function everything(fields: FormField[], data: Data): string {
  return fields
    .filter(({ type }) => !personal.includes(type))
    .map(({ id, label, type }) => ({ label, words: type === 'file' ? '' : valueWords(fieldValue(data, id)) }))
    .filter(({ words }) => words.trim() !== '')
    .map(({ label, words }) => `${label}: ${words}`)
    .join('\n')
}
