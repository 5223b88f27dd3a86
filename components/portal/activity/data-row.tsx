import type { ReactNode } from 'react'

type Props = { title: string; text: ReactNode; verb: ReactNode }

/** One thing that can be done with one's data: what it is, and the verb. */
export function DataRow({ title, text, verb }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <h3 className="text-16 font-medium">{title}</h3>
        <p className="max-w-prose text-14 text-pretty text-soft">{text}</p>
      </div>
      {verb}
    </div>
  )
}
