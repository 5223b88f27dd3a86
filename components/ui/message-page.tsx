import type { ReactNode } from 'react'
import { BellDrawing } from './bell-drawing'

/** A page with one thing to say and a way on. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-read grow content-center justify-items-center gap-4 px-4 py-20 text-center">
      <BellDrawing />
      <h1 className="serif text-28 text-balance">{title}</h1>
      <p className="max-w-prose text-soft text-pretty">{text}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-2">{children}</div>
    </div>
  )
}
