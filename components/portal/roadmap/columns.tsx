'use client'

import { useSearchParams } from 'next/navigation'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { ColumnHead } from './column-head'
import { ColumnPicker } from './column-picker'

export type Pane = { id: string; name: string; color: string; count: number; href: string; content: ReactNode }
type Props = { label: string; panes: Pane[] }

/** At most so many stand side by side; more of them scroll. */
const SIDE_BY_SIDE = 4

/** The columns: side by side where there is room, else the one that the address names, with a control to choose it. */
export function Columns({ label, panes }: Props) {
  const top = useRef<HTMLDivElement>(null)
  const asked = useSearchParams().get('column')
  const picked = (panes.find(({ id }) => id === asked) ?? panes[0])?.id
  const one = panes.length === 1
  const scrolls = panes.length > SIDE_BY_SIDE

  function pick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    window.history.replaceState(null, '', event.currentTarget.href)
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }

  return (
    <div ref={top}>
      {!one && <ColumnPicker label={label} panes={panes} picked={picked} onPick={pick} />}
      <div
        {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
        className={cx(
          'lg:grid lg:grid-flow-col lg:gap-5',
          scrolls
            ? 'relative rounded-hold lg:-mx-8 lg:mask-[linear-gradient(to_right,transparent,#000_2rem,#000_calc(100%-2rem),transparent)] lg:auto-cols-[17rem] lg:overflow-x-auto lg:px-8 lg:pb-4'
            : 'lg:auto-cols-[minmax(0,1fr)]',
        )}
      >
        {panes.map((pane) => (
          <section
            key={pane.id}
            aria-labelledby={`column-${pane.id}`}
            className={cx('min-w-0', pane.id !== picked && 'max-lg:hidden')}
          >
            <ColumnHead pane={pane} sticks={!scrolls} quiet={!one} />
            {pane.content}
          </section>
        ))}
      </div>
    </div>
  )
}
