import { useFormatter } from 'next-intl'

/** A day as a roadmap promises it: by its month; the exact one is in `datetime` and shown on hover. */
export function Month({ day }: { day: string }) {
  const format = useFormatter()
  const date = new Date(day)
  return (
    <time dateTime={day} title={format.dateTime(date, { dateStyle: 'long', timeZone: 'UTC' })}>
      {format.dateTime(date, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
    </time>
  )
}
