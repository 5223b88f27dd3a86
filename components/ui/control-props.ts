import type { FieldText } from './field'

const look =
  'w-full rounded-press border bg-raised px-3 text-16 text-ink transition-colors placeholder:text-soft hover:border-ink aria-invalid:border-danger'

/** What every control of a field carries: its look, its name, and where hint and error stand. */
export function controlProps(id: string, { name, hint, error }: FieldText) {
  return {
    id,
    name,
    className: `${look} border-edge min-h-11`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
    dir: 'auto',
  } as const
}
