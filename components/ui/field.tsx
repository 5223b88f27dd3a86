import type { ReactNode } from 'react'
import { FieldLabel, FieldNote } from './field-text'

export type FieldText = {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: string | undefined
  /** Whether a required field shows that it is one; the page says once what the mark means. */
  marked?: boolean | undefined
  /** The direction of a sheet that runs against the page's. */
  dir?: 'rtl' | undefined
}
type Props = FieldText & { id: string; children: ReactNode }

/** Label above, hint and error below; the control inside points at both by `describedBy`. */
export function Field({ id, children, ...text }: Props) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        <FieldLabel {...text} />
      </label>
      {children}
      <FieldNote id={id} {...text} />
    </div>
  )
}
