import { ChevronDown } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { controlProps } from './control-props'
import { Field, type FieldText } from './field'

type Props = FieldText & {
  id?: string
  options: { value: string; label: string }[]
  defaultValue?: string | undefined
  required?: boolean
  autoComplete?: string | undefined
  value?: string | undefined
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** The platform's own select: it works everywhere, with every input device. */
export function Select({
  id: given,
  name,
  label,
  hint,
  error,
  optional,
  marked,
  dir,
  options,
  defaultValue,
  ...select
}: Props) {
  const own = useId()
  const id = given ?? own
  const text = { name, label, hint, error, optional, marked, dir }
  const { className, ...control } = controlProps(id, text)
  return (
    <Field id={id} {...text}>
      <span className="relative grid">
        <select
          {...control}
          className={`${className} appearance-none truncate pe-10`}
          key={defaultValue}
          {...(select.value === undefined && { defaultValue })}
          {...select}
        >
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-soft"
          strokeWidth={1.5}
          aria-hidden="true"
        />
      </span>
    </Field>
  )
}
