import type { ReactNode } from 'react'

type Props = { title: string; text?: ReactNode; children?: ReactNode; below?: ReactNode }

/** One thing to do on a page of its own: what it is, the form, and where else to go. */
export function Sheet({ title, text, children, below }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-sm grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <h1 className="serif text-28 text-balance wrap-anywhere">{title}</h1>
        {text && <p className="text-14 text-soft text-pretty">{text}</p>}
      </header>
      {children}
      {below && <p className="border-t border-line pt-4 text-14 text-soft">{below}</p>}
    </div>
  )
}
