import type { Attachment } from '@/lib/contract/attachment'
import type { AskedField } from './asked-fields'

export type Value = string | string[] | boolean | Attachment[]

/** What somebody filled in, by the names of the controls. */
export type Values = Record<string, Value>

/** Reads a sent form as its fields mean it; what was left empty is not there. */
export function readValues(fields: AskedField[], form: FormData): Values {
  const pairs = fields.map((field) => [field.id, readValue(field, form)] as const)
  return Object.fromEntries(pairs.filter((pair): pair is [string, Value] => pair[1] !== undefined))
}

function readValue({ id, type, options }: AskedField, form: FormData): Value | undefined {
  const texts = form.getAll(id).filter((entry) => typeof entry === 'string')
  if (type === 'file') return filled(texts.flatMap(attachmentOf))
  if (type === 'checkbox') return options.length === 0 ? texts.length > 0 : filled(texts)
  const text = (texts[0] ?? '').replace(/\r\n?/g, '\n')
  if (text.trim() === '') return undefined
  if (type === 'number') return asNumber(text)
  return type === 'url' ? asAddress(text) : text
}

const filled = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)

/** People write `example.com`; what is meant is plain. */
const asAddress = (text: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(text.trim()) ? `https://${text.trim()}` : text

/** Much of the world writes `3,50`; three digits behind the comma may be thousands, so nobody guesses. */
const asNumber = (text: string) =>
  /^[+-]?(0+,\d+|\d+,(\d{1,2}|\d{4,}))$/.test(text.trim()) ? text.trim().replace(',', '.') : text

/** A file that has been uploaded, as its hidden control carries it; the server looks at it again. */
function attachmentOf(json: string): Attachment[] {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && 'url' in value ? [value as Attachment] : []
  } catch {
    return []
  }
}

/** What a field shows at first: what was typed before, else its default. */
export function shownValue(field: AskedField, values: Values, returned: boolean): Value | undefined {
  if (returned) return values[field.id]
  const { type, options, default: given } = field
  if (given === null) return undefined
  if (type !== 'checkbox') return given
  if (options.length === 0) return /^(true|on|yes|1)$/i.test(given)
  return options.includes(given) ? [given] : given.split(',').map((part) => part.trim())
}
