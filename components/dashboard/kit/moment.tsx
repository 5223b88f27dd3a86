'use client'

import { useFormatter } from 'next-intl'
import { countedFrom } from '@/components/ui/counted-from'
import { useMinute } from './use-minute'

/** A moment as people say it (“3 h ago”), the exact one on hover, in the viewer's zone; `exact` says it the other way round. */
export function Moment({ at, exact = false }: { at: string; exact?: boolean }) {
  const format = useFormatter()
  const now = useMinute()
  const moment = new Date(at)
  const precise = format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short' })
  const relative = format.relativeTime(moment, { now: countedFrom(moment, now), style: 'short' })
  return (
    <time dateTime={at} title={exact ? relative : precise} className="whitespace-nowrap tabular-nums">
      {exact ? precise : relative}
    </time>
  )
}

/** A day without its hour. */
export function Day({ at }: { at: string }) {
  const format = useFormatter()
  const moment = new Date(at)
  return (
    <time
      dateTime={at}
      title={format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short' })}
      className="whitespace-nowrap tabular-nums"
    >
      {format.dateTime(moment, { dateStyle: 'medium' })}
    </time>
  )
}
