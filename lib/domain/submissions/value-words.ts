/** A value of a submission by its field's id, never what every object inherits. */
export const fieldValue = (data: Record<string, unknown>, id: string): unknown =>
  Object.hasOwn(data, id) ? data[id] : undefined

/** Any JSON value in words, for a letter, a description or a cell; nothing is an empty text. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(valueWords).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
