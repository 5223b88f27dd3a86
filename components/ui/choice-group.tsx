import { useId } from 'react'
import { describedBy } from './described-by'
import type { FieldText } from './field'
import { FieldLabel, FieldNote } from './field-text'
import { Tick } from './tick'

type Props = FieldText & {
  id?: string
  type: 'radio' | 'checkbox'
  options: string[]
  chosen: string[]
  required?: boolean
  /** Says "required" where ARIA has no attribute for it. */
  requiredWord?: string
}

/** A few words of which one, or several, are chosen: a line each, with room for a thumb. */
export function ChoiceGroup({
  id: given,
  type,
  name,
  options,
  chosen,
  required = false,
  requiredWord,
  ...text
}: Props) {
  const own = useId()
  const id = given ?? own
  const { hint, error } = text
  const idOf = (place: number) => (place === 0 ? id : `${id}-${place + 1}`)
  const one = type === 'radio'
  return (
    <fieldset
      role={one ? 'radiogroup' : 'group'}
      aria-describedby={describedBy(id, { hint, error })}
      {...(one && { 'aria-required': required, 'aria-invalid': error ? true : undefined })}
      className="grid content-start gap-1.5"
    >
      <legend className="pb-1.5 text-14 font-medium">
        <FieldLabel {...text} />
        {!one && required && requiredWord && <span className="sr-only"> ({requiredWord})</span>}
      </legend>
      <div
        className={`divide-y divide-line overflow-hidden rounded-press border bg-raised ${error ? 'border-danger' : 'border-edge'}`}
      >
        {options.map((option, place) => (
          <label
            key={option}
            htmlFor={idOf(place)}
            className="flex min-h-11 items-start gap-3 px-3 py-2 text-16 transition-colors hover:bg-sunk has-checked:bg-wash"
          >
            <Tick
              type={type}
              id={idOf(place)}
              name={name}
              value={option}
              defaultChecked={chosen.includes(option)}
              required={one && required}
              aria-describedby={describedBy(id, { error })}
              {...(!one && error && { 'aria-invalid': true })}
            />
            <bdi className="min-w-0">{option}</bdi>
          </label>
        ))}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  )
}
