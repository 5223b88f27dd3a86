import { useId } from 'react'
import { controlProps } from './control-props'
import { Field, type FieldText } from './field'

type Props = FieldText & {
  defaultValue?: string | undefined
  required?: boolean
  maxLength?: number
  rows?: number
  autoFocus?: boolean
}

/** Several lines of text; the box grows with them. */
export function TextArea({ name, label, hint, error, optional, rows = 4, ...area }: Props) {
  const id = useId()
  const text = { name, label, hint, error, optional }
  const { className, ...control } = controlProps(id, text)
  return (
    <Field id={id} {...text}>
      <textarea
        rows={rows}
        {...control}
        className={`${className} field-sizing-content max-h-96 min-h-28 py-2.5`}
        {...area}
      />
    </Field>
  )
}
