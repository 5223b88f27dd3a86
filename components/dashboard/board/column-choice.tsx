'use client'

import { Segmented } from '@/components/ui/segmented'

type Props<V extends string> = {
  label: string
  value: V
  onChange: (value: V) => void
  columns: { value: V; name: string; count: number }[]
}

/** Which column of a board a narrow screen shows; more of them than fit show through the edge. */
export function ColumnChoice<V extends string>({ columns, ...choice }: Props<V>) {
  return (
    <div className="one-line *:max-w-none *:shrink-0 lg:hidden">
      <Segmented
        {...choice}
        choices={columns.map(({ value, name, count }) => ({ value, label: `${name} ${count}` }))}
      />
    </div>
  )
}
