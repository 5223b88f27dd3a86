/** Whether PostgreSQL can keep the text: no NUL byte, no unpaired surrogate. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}

const KIB = 1024
const MAX_BYTES = 64 * KIB
const MAX_KEYS = 100
const MAX_DEPTH = 5

const fileKeys = ['mime_type', 'name', 'size', 'url']

/** Whether an object is a file as the upload answers it, no more and no less. */
const isFile = (value: object) => Object.keys(value).sort().join() === fileKeys.join()

/** What is wrong with a free-form object, or null; the keys of `files` in it may not count.  depth is looked at first and without recursion, so that no nesting can exhaust the stack. */
export function freeFormProblem(root: Record<string, unknown>, { files = false } = {}): string | null {
  let keys = 0
  let level: unknown[] = [root]
  for (let depth = 1; level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string' && !isStorable(value))
        return 'holds text that cannot be stored (NUL or half a character)'
      if (typeof value !== 'object' || value === null) continue
      if (depth > MAX_DEPTH) return `must not be nested more than ${MAX_DEPTH} levels deep`
      if (!Array.isArray(value)) {
        const names = Object.keys(value)
        if (!names.every(isStorable)) return 'holds a key that cannot be stored (NUL or half a character)'
        keys += files && isFile(value) ? 0 : names.length
        if (keys > MAX_KEYS) return `must not have more than ${MAX_KEYS} keys`
      }
      for (const child of Object.values(value)) next.push(child)
    }
    level = next
  }
  const bytes = new TextEncoder().encode(JSON.stringify(root)).length
  return bytes > MAX_BYTES ? `must be at most ${MAX_BYTES / KIB} KiB` : null
}
