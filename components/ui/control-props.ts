import { describedBy } from './described-by'
import type { FieldText } from './field'

const look =
  'w-full rounded-press border bg-raised px-3 text-16 text-ink transition-colors placeholder:text-soft hover:border-ink aria-invalid:border-danger'

/** What every control of a field carries: its look, its name, and where hint and error stand. Empty, it has the direction of its sheet; filled in, that of what was written. */
export function controlProps(id: string, { name, hint, error, dir }: FieldText) {
  return {
    id,
    name,
    className: `${look} border-edge min-h-11 compact:min-h-9 compact:sm:text-14 ${dir ? '[unicode-bidi:plaintext]' : ''}`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error }),
    dir: dir ?? 'auto',
  } as const
}
