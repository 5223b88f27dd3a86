import { useFormatter, useNow } from 'next-intl'

/** A moment as people say it; the exact one is in `datetime` and shown on hover. For server components. */
export function TimeAgo({ at }: { at: string }) {
  const format = useFormatter()
  const now = useNow()
  const moment = new Date(at)
  const exact = format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <time dateTime={at} title={`${exact} UTC`} className="whitespace-nowrap">
      {format.relativeTime(moment, { now, style: 'narrow' })}
    </time>
  )
}
