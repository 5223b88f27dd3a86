'use client'

import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import type { ReactNode } from 'react'

type Props<V extends string> = {
  label: string
  value: V
  onChange: (value: V) => void
  choices: { value: V; label: ReactNode }[]
}

/** Two to five words of which one is chosen, side by side; arrows move between them. */
export function Segmented<V extends string>({ label, value, onChange, choices }: Props<V>) {
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={([chosen]) => chosen && onChange(chosen as V)}
      className="inline-flex w-max max-w-full gap-0.5 overflow-x-auto rounded-press bg-sunk p-0.5"
    >
      {choices.map(({ value: each, label: words }) => (
        <Toggle
          key={each}
          value={each}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-[8px] border border-transparent px-3 text-14 whitespace-nowrap text-soft transition-colors hover:text-ink data-pressed:border-line data-pressed:bg-raised data-pressed:font-medium data-pressed:text-ink"
        >
          {words}
        </Toggle>
      ))}
    </ToggleGroup>
  )
}
