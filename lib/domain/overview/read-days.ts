import 'server-only'
import { db } from '@/lib/db'
import { utcDay } from '@/lib/domain/forms/form-stats'
import { byDay, type Counted, counted, perDay, replyTimes } from './per-day'

/** The last UTC days of a project, oldest first, each with what happened on it; days without anything are there too. */
export async function readDays(project_id: string, days: number) {
  const since = utcDay(days - 1)
  const [forms, replies, ...numbers] = await Promise.all([
    db.form_day.groupBy({
      by: ['day'],
      where: { project_id, day: { gte: since } },
      _sum: { views: true, submissions: true },
    }),
    byDay(replyTimes(project_id, since)),
    ...Object.keys(counted).map(async (what) => ({
      what: what as Counted,
      found: await byDay(perDay(what as Counted, project_id, since)),
    })),
  ])
  const formDays = new Map(forms.map(({ day, _sum }) => [dateOf(day), _sum]))

  return Array.from({ length: days }, (_, n) => {
    const date = dateOf(utcDay(days - 1 - n))
    const counts = Object.fromEntries(numbers.map(({ what, found }) => [what, found.get(date) ?? 0]))
    return {
      date,
      ...(counts as Record<Counted, number>),
      median_first_reply_seconds: replies.get(date) ?? null,
      views: formDays.get(date)?.views ?? 0,
      submissions: formDays.get(date)?.submissions ?? 0,
    }
  })
}

const dateOf = (day: Date) => day.toISOString().slice(0, 10)
