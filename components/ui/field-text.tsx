import type { ReactNode } from 'react'
import type { FieldText } from './field'

type Label = Pick<FieldText, 'optional' | 'marked'> & { label: ReactNode }

/** A field's name, with what tells that it must, or need not, be filled in. */
export function FieldLabel({ label, optional, marked }: Label) {
  return (
    <>
      <bdi>{label}</bdi>
      {marked && (
        <span aria-hidden="true" className="text-accent-ink">
          {'\u00a0*'}
        </span>
      )}
      {optional && (
        <>
          {' '}
          <span className="ms-1 font-normal text-soft">{optional}</span>
        </>
      )}
    </>
  )
}

/** What stands below a field: the error, and the hint that helps to mend it. */
export function FieldNote({ id, hint, error }: Pick<FieldText, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="text-13 text-danger">
          <bdi>{error}</bdi>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-soft">
          <bdi>{hint}</bdi>
        </p>
      )}
    </>
  )
}
