/** The text fields of a form, without React's own. */
export function readForm(form: FormData): Partial<Record<string, string>> {
  const pairs = [...form].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && !pair[0].startsWith('$'),
  )
  return Object.fromEntries(pairs)
}
