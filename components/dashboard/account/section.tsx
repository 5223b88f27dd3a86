import type { ReactNode } from 'react'

/** One part of the account page. */
export function Section({ title, text, children }: { title: ReactNode; text?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6">
      <header className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-16 font-semibold">{title}</h2>
        {text && <p className="max-w-prose text-14 text-soft text-pretty">{text}</p>}
      </header>
      {children}
    </section>
  )
}
