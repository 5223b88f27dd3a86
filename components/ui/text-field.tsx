import { type ChangeEvent, useId } from 'react'
import { controlProps } from './control-props'
import { Field, type FieldText } from './field'

type Props = FieldText & {
  id?: string
  type?: 'text' | 'email' | 'url' | 'tel' | 'date' | 'datetime-local' | 'password' | 'search'
  inputMode?: 'decimal' | 'numeric' | undefined
  placeholder?: string | undefined
  defaultValue?: string | undefined
  required?: boolean
  maxLength?: number
  autoComplete?: string | undefined
  autoFocus?: boolean
  spellCheck?: boolean
  min?: string | undefined
  pattern?: string | undefined
  value?: string | undefined
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Addresses and numbers run from left to right everywhere. */
const leftToRight = new Set(['email', 'url', 'tel'])

/** One line of text. */
export function TextField({
  id: given,
  name,
  label,
  hint,
  error,
  optional,
  marked,
  dir,
  type = 'text',
  ...input
}: Props) {
  const own = useId()
  const id = given ?? own
  const text = { name, label, hint, error, optional, marked, dir }
  const { className, ...control } = controlProps(id, text)
  const turned = dir === 'rtl' && (leftToRight.has(type) || input.inputMode === 'decimal')
  return (
    <Field id={id} {...text}>
      <input
        type={type}
        {...control}
        className={turned ? `${className} text-end` : className}
        {...(turned && { dir: 'ltr' })}
        {...input}
      />
    </Field>
  )
}
