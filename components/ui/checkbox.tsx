import { useId } from 'react'
import { describedBy } from './described-by'
import type { FieldText } from './field'
import { FieldLabel, FieldNote } from './field-text'
import { LinkedText } from './linked-text'
import { Tick } from './tick'

type Props = FieldText & { id?: string; defaultChecked?: boolean; required?: boolean }

/** One thing to agree to, or not; its words may link to what is agreed to. */
export function Checkbox({ id: given, name, label, hint, error, optional, marked, dir: _, ...input }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5 text-14">
        <Tick
          type="checkbox"
          id={id}
          name={name}
          value="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...input}
        />
        <span className="min-w-0 pt-0.5">
          <FieldLabel label={<LinkedText text={label} />} optional={optional} marked={marked} />
        </span>
      </label>
      <div className="ps-8 empty:hidden">
        <FieldNote id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}
