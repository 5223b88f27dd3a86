import { type ReactNode, useId } from 'react'

type Props = { title: string; text?: ReactNode; children: ReactNode; verbs?: ReactNode }

/** A part of a page of the settings, apart by a hairline. */
export function Section({ title, text, children, verbs }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-5 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="me-auto grid min-w-0 max-w-read gap-0.5">
          <h2 id={id} className="text-16 font-semibold">
            {title}
          </h2>
          {text && <div className="text-14 text-soft text-pretty">{text}</div>}
        </div>
        {verbs}
      </div>
      {children}
    </section>
  )
}
