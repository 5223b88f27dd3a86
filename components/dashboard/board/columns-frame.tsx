import type { ReactNode } from 'react'

const reachable = { tabIndex: 0 }

/** Holds the columns of a board side by side; where they do not fit the next one shows through the edge, and they scroll, also by keys. On a narrow screen one shows. */
export function ColumnsFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      {...reachable}
      aria-label={label}
      className="relative gap-3 rounded-hold focus-visible:-outline-offset-2 lg:fading lg:grid lg:auto-cols-[minmax(14rem,1fr)] lg:grid-flow-col lg:overflow-x-auto lg:pb-2 lg:[--strip:2rem]"
    >
      {children}
    </section>
  )
}
