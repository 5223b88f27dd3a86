'use client'

import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'
import { describedBy } from './described-by'
import type { FieldText } from './field'
import { FieldNote } from './field-text'

type Props = Omit<FieldText, 'dir' | 'marked'> & {
  checked?: boolean
  defaultChecked?: boolean
  disabled?: boolean
  onChange?: (checked: boolean) => void
}

/** On or off, at once or with the form around it (`true` under its name when on). */
export function Switch({ name, label, hint, error, checked, defaultChecked, disabled = false, onChange }: Props) {
  const id = useId()
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-0.5 text-14">
      <label htmlFor={id} className="py-0.5 font-medium">
        {label}
      </label>
      <Base.Root
        id={id}
        name={name}
        value="true"
        {...(checked !== undefined && { checked })}
        {...(defaultChecked !== undefined && { defaultChecked })}
        disabled={disabled}
        onCheckedChange={(next) => onChange?.(next)}
        aria-describedby={describedBy(id, { hint, error })}
        className="mt-0.5 flex h-6 w-10 shrink-0 rounded-full border border-edge bg-sunk p-[3px] transition-colors hover:border-ink data-checked:border-accent-line data-checked:bg-accent data-disabled:opacity-60"
      >
        <Base.Thumb className="size-4 rounded-full bg-edge transition-transform data-checked:translate-x-4 data-checked:bg-on-accent rtl:data-checked:-translate-x-4" />
      </Base.Root>
      <div className="col-span-2 pe-14 empty:hidden">
        <FieldNote id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}
