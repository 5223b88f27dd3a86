import { v7 as uuid } from 'uuid'
import { clock } from '@/lib/clock'

const DAY = 24 * 60 * 60 * 1000
const WEEK = 7 * DAY

/** What all planters know: how many of each there are to be, and when the n-th of them came. */
export type Crowd = {
  project_id: string
  total: number
  now: Date
  /** When the n-th came, 0 being the first. */
  at: (n: number) => Date
}

/** A year of which the last 30 days bring two fifths, busier at the start of each week. */
export function newCrowd(project_id: string, total: number): Crowd {
  const now = clock.now()
  const at = (n: number) => {
    const left = (total - n - 0.5) / total
    const days = left < 0.4 ? left * 75 : 30 + ((left - 0.4) / 0.6) * 335
    const age = days * DAY + 0.1 * WEEK * Math.sin((days / 7) * 2 * Math.PI)
    return new Date(Math.floor(now.getTime() - age))
  }
  return { project_id, total, now, at }
}

/** An id of that time. */
export const idAt = (at: Date): string => uuid({ msecs: at.getTime() })

/** So many hours after, but never in the future. */
export const later = (crowd: Crowd, at: Date, hours: number): Date =>
  new Date(Math.min(at.getTime() + hours * 60 * 60 * 1000, crowd.now.getTime()))

/** Between a time and now. */
export const between = (crowd: Crowd, at: Date, share: number): Date =>
  new Date(Math.floor(at.getTime() + (crowd.now.getTime() - at.getTime()) * share))
