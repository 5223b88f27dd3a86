import { type ChangeEvent, useId } from 'react'
import { controlProps } from './control-props'
import { Field, type FieldText } from './field'

type Props = FieldText & {
  id?: string
  placeholder?: string | undefined
  autoComplete?: string | undefined
  defaultValue?: string | undefined
  required?: boolean
  maxLength?: number
  rows?: number | undefined
  autoFocus?: boolean
  value?: string | undefined
  onChange?: (event: ChangeEvent<HTMLTextAreaElement>) => void
}

/** Several lines of text; the box grows with them. */
export function TextArea({ id: given, name, label, hint, error, optional, marked, dir, rows = 4, ...area }: Props) {
  const own = useId()
  const id = given ?? own
  const text = { name, label, hint, error, optional, marked, dir }
  const { className, ...control } = controlProps(id, text)
  return (
    <Field id={id} {...text}>
      <textarea
        rows={rows}
        {...control}
        className={`${className} field-sizing-content max-h-96 min-h-28 py-2.5 compact:py-2`}
        {...area}
      />
    </Field>
  )
}
