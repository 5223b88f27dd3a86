import { cx } from '@/components/ui/cx'
import type { Pane } from './columns'

type Props = { pane: Pane; sticks: boolean; quiet: boolean }

/** A column's name and how much stands in it; quiet where the control above says both already. */
export function ColumnHead({ pane: { id, name, color, count }, sticks, quiet }: Props) {
  return (
    <div
      className={cx(
        'z-1 mb-3 flex items-baseline gap-2.5 border-b border-line bg-paper py-3',
        quiet && 'max-lg:sr-only',
        sticks && 'lg:sticky lg:top-0',
      )}
    >
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full" style={{ background: color }} />
      <h2 id={`column-${id}`} dir="auto" title={name} className="min-w-0 truncate text-14 font-medium">
        {name}
      </h2>
      <span className="ms-auto text-13 text-soft tabular-nums">{count}</span>
    </div>
  )
}
