import { type MouseEvent, useEffect, useRef } from 'react'
import { cx } from '@/components/ui/cx'
import type { Pane } from './columns'

type Props = {
  label: string
  panes: Pane[]
  picked: string | undefined
  onPick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Which column a narrow screen shows. Links, so that it works before and without JavaScript; it stays in reach while one reads. */
export function ColumnPicker({ label, panes, picked, onPick }: Props) {
  const line = useRef<HTMLUListElement>(null)
  const chosen = useRef<HTMLLIElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is in `chosen` when another is picked
  useEffect(() => {
    if (!line.current || !chosen.current) return
    line.current.scrollLeft = chosen.current.offsetLeft - (line.current.clientWidth - chosen.current.offsetWidth) / 2
  }, [picked])

  return (
    <nav aria-label={label} className="sticky top-0 z-1 -mx-4 bg-paper px-4 pt-2 pb-3 sm:-mx-8 sm:px-8 lg:hidden">
      <ul ref={line} className="flex gap-1 overflow-x-auto rounded-hold bg-sunk p-1 [scrollbar-width:none]">
        {panes.map(({ id, name, href, count }) => (
          <li key={id} ref={id === picked ? chosen : undefined} className="min-w-fit flex-auto">
            <a
              href={href}
              onClick={onPick}
              aria-current={id === picked ? 'true' : undefined}
              className={cx(
                'flex min-h-11 items-center justify-center gap-1.5 rounded-press border px-2 text-14 whitespace-nowrap transition-colors',
                id === picked
                  ? 'border-line bg-raised font-medium text-ink'
                  : 'border-transparent text-soft hover:text-ink',
              )}
            >
              <span dir="auto" className="max-w-40 truncate">
                {name}
              </span>
              <span className="text-13 font-normal text-soft tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
