type Fields = { [name: string]: unknown } | null
type Changed = { name: string; before: unknown; after: unknown }

const isObject = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was and what became of each field that a change touched; of objects the members that differ. */
export function changedFields({ before, after }: { before: Fields; after: Fields }): Changed[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]]
    if (!isObject(was) || !isObject(is)) return [{ name, before: was, after: is }]
    return changedFields({ before: was, after: is })
      .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after))
      .map((field) => ({ ...field, name: `${name}.${field.name}` }))
  })
}

/** A value as a person reads it; nothing is nothing. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
