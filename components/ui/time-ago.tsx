import { useFormatter, useNow } from 'next-intl'
import { countedFrom } from './counted-from'

/** A moment as people say it; the exact one is in `datetime` and shown on hover. In the browser it is told what the time is (`now`): the page may be old. */
export function TimeAgo({ at, now: told }: { at: string; now?: string }) {
  const format = useFormatter()
  const loaded = useNow()
  const now = told ? new Date(told) : loaded
  const moment = new Date(at)
  const exact = format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <time dateTime={at} title={`${exact} UTC`} className="whitespace-nowrap">
      {format.relativeTime(moment, { now: countedFrom(moment, now), style: 'short' })}
    </time>
  )
}
