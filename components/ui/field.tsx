import type { ReactNode } from 'react'

export type FieldText = {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: string | undefined
}
type Props = FieldText & { id: string; children: ReactNode }

/** Label above, hint and error below; the control inside points at both by `describedBy`. */
export function Field({ id, label, hint, error, optional, children }: Props) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
        {optional && <span className="ms-2 font-normal text-soft">{optional}</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-13 text-danger">
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-13 text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
