import { type ReactNode, useId } from 'react'

/** A part of the side of a page, under a heading of its own. */
export function Panel({ title, verb, children }: { title: ReactNode; verb?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-hold border border-line bg-raised p-4 text-14"
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        {verb}
      </div>
      {children}
    </section>
  )
}
