import type { Facts } from './facts'

/** A value of a record as the control of its field shows it. */
export function shownValue(value: unknown, kind: Facts['kind']): string {
  if (value === null || value === undefined) return ''
  if (kind === 'moment') return localTime(String(value))
  if (Array.isArray(value)) return value.join('\n')
  return String(value)
}

/** What was typed as the contract takes it; `undefined`: not given. */
export function sentValue(typed: string, { kind, nullable, required }: Facts): unknown {
  if (kind === 'boolean') return typed === 'true'
  if (kind === 'lines')
    return typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  const text = typed.trim()
  if (text === '') return nullable ? null : required ? '' : undefined
  if (kind === 'number' || kind === 'whole') return Number(text.replace(',', '.'))
  if (kind === 'moment') return moment(text)
  return text
}

function moment(text: string): string {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? text : at.toISOString()
}

/** A moment in this browser's zone, as `datetime-local` takes it. */
function localTime(iso: string): string {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
