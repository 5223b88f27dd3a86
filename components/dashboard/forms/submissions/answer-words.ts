import type { FormField } from '@/lib/contract/form-fields'
import type { Submission } from '@/lib/contract/submissions'

/** Any value in words; files by their names. */
export function answerWords(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(answerWords).filter(Boolean).join(', ')
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value !== 'object') return String(value)
  return 'name' in value && typeof value.name === 'string' ? value.name : JSON.stringify(value)
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^\S+@\S+\.\S+$/.test(value.trim())

/** Who sent it, as far as the answers tell, and the longest of what they say. */
export function summaryOf({ data }: Pick<Submission, 'data'>): { from: string; text: string } {
  const values = Object.entries(data)
  const from =
    values
      .map(([, value]) => value)
      .find(isAddress)
      ?.trim() ?? ''
  const name = values.find(([id, value]) => /name/i.test(id) && typeof value === 'string')?.[1]
  const texts = values
    .map(([, value]) => value)
    .filter((value) => typeof value === 'string' && value !== from && value !== name)
  const longest = (texts as string[]).reduce((best, each) => (each.length > best.length ? each : best), '')
  const rest =
    longest ||
    values
      .map(([, value]) => answerWords(value))
      .filter(Boolean)
      .join(' · ')
  return { from: typeof name === 'string' && name.trim() ? name.trim() : from, text: rest.replace(/\s+/g, ' ').trim() }
}

export type Answer = { id: string; label: string; type: FormField['type'] | null; value: unknown }

/** Each answer by its field's label, in the form's order; then those whose field is gone, by their id. */
export function answersOf(data: Record<string, unknown>, fields: FormField[]): Answer[] {
  const known = new Set(fields.map(({ id }) => id))
  const asked = fields.map(({ id, label, type }) => ({
    id,
    label,
    type,
    value: Object.hasOwn(data, id) ? data[id] : undefined,
  }))
  const others = Object.entries(data).filter(([id]) => !known.has(id))
  return [...asked, ...others.map(([id, value]) => ({ id, label: id, type: null, value }))]
}
