import { useId } from 'react'
import { controlProps } from './control-props'
import { Field, type FieldText } from './field'

type Props = FieldText & { options: { value: string; label: string }[]; defaultValue?: string | undefined }

/** The platform's own select: it works everywhere, with every input device. */
export function Select({ name, label, hint, error, optional, options, defaultValue }: Props) {
  const id = useId()
  const text = { name, label, hint, error, optional }
  return (
    <Field id={id} {...text}>
      <select {...controlProps(id, text)} key={defaultValue} defaultValue={defaultValue}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
}
