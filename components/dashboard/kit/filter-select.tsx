'use client'

import { ChevronDown } from 'lucide-react'
import { cx } from '@/components/ui/cx'

type Props = {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** The word for "no filter", which is chosen first. */
  all: string
  options: { value: string; label: string }[]
}

/** One filter of a list: the platform's own select, its label read out, its choice shown. */
export function FilterSelect({ label, value, onChange, all, options }: Props) {
  return (
    <span className="relative inline-grid max-w-full">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className={cx(
          'min-h-9 max-w-56 appearance-none truncate rounded-press border bg-raised ps-3 pe-8 text-16 transition-colors hover:border-edge sm:text-14',
          value ? 'border-accent-line font-medium' : 'border-line text-soft',
        )}
      >
        <option value="">{all}</option>
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-soft"
        strokeWidth={1.5}
        aria-hidden="true"
      />
    </span>
  )
}
