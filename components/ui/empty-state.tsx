import type { ReactNode } from 'react'
import { BellDrawing } from './bell-drawing'

/** One sentence, one verb, one drawing. */
export function EmptyState({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-14 text-center">
      <BellDrawing />
      <p className="serif text-20 text-balance">{sentence}</p>
      {children && <div className="flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
