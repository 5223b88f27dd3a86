import type { ReactNode } from 'react'

/** What is set, for those who may not set it. */
export function Facts({ rows }: { rows: [label: string, value: ReactNode][] }) {
  return (
    <dl className="grid max-w-2xl text-14 sm:grid-cols-[14rem_minmax(0,1fr)]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="border-line pe-6 pt-2 text-soft sm:border-b sm:py-2">{label}</dt>
          <dd className="min-w-0 border-b border-line pb-2 wrap-anywhere sm:py-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
