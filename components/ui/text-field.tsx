import { type ChangeEvent, useId } from 'react'
import { controlProps } from './control-props'
import { Field, type FieldText } from './field'

type Props = FieldText & {
  type?: 'text' | 'email'
  defaultValue?: string | undefined
  required?: boolean
  maxLength?: number
  autoComplete?: string
  autoFocus?: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** One line of text. */
export function TextField({ name, label, hint, error, optional, type = 'text', ...input }: Props) {
  const id = useId()
  const text = { name, label, hint, error, optional }
  return (
    <Field id={id} {...text}>
      <input type={type} {...controlProps(id, text)} {...input} />
    </Field>
  )
}
