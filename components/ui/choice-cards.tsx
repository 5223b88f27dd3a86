import { useId } from 'react'
import { describedBy } from './described-by'
import type { FieldText } from './field'
import { FieldLabel, FieldNote } from './field-text'
import { Tick } from './tick'

type Props = FieldText & { choices: { value: string; label: string; hint?: string }[]; chosen: string }

/** A few choices of which one is taken, each with a sentence about what it means. */
export function ChoiceCards({ choices, chosen, name, ...text }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset may be one (HTML AAM)
    <fieldset role="radiogroup" aria-describedby={describedBy(id, text)} className="grid content-start gap-1.5">
      <legend className="pb-1.5 text-14 font-medium">
        <FieldLabel {...text} />
      </legend>
      <div className="divide-y divide-line overflow-hidden rounded-press border border-edge bg-raised">
        {choices.map(({ value, label, hint }) => (
          <label
            key={value}
            htmlFor={`${id}-${value}`}
            className="flex items-start gap-3 px-3 py-2 text-14 hover:bg-sunk has-checked:bg-wash"
          >
            <Tick type="radio" id={`${id}-${value}`} name={name} value={value} defaultChecked={value === chosen} />
            <span className="grid gap-0.5">
              <span className="font-medium">{label}</span>
              {hint && <span className="text-13 text-soft">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={id} hint={text.hint} error={text.error} />
    </fieldset>
  )
}
