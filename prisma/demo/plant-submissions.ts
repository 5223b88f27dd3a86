import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { utcDay } from '@/lib/domain/forms/form-stats'
import { demoSubmissions, demoViews } from './submissions'

const DAY = 24 * 60 * 60 * 1000

/** What came in through the demo's contact form in 30 days, and how often it was seen. */
export async function plantSubmissions(project_id: string): Promise<void> {
  const where = { project_id, kind: 'contact' as const }
  const form = await db.form.findFirstOrThrow({ where, select: { id: true, form_id: true } })
  const now = clock.now()
  await db.form_submission.createMany({
    data: demoSubmissions.map(({ days, ...sent }) => {
      const { spam, ...data } = { spam: false, ...sent }
      return {
        project_id,
        form_key: form.id,
        form_id: form.form_id,
        form_version: 1,
        data: { ...data, source: 'website' },
        submitted_at: new Date(now.getTime() - days * DAY - 40_000),
        ip_address: '198.51.100.0/24',
        user_agent: 'Mozilla/5.0 (Macintosh) Safari/621.1',
        email_sent: !spam,
        processed_at: spam ? null : now,
        is_spam: spam,
      }
    }),
  })
  const good = demoSubmissions.filter((sent) => !('spam' in sent))
  const on = (day: Date) =>
    good.filter(({ days }) => +utcDay(0, new Date(now.getTime() - days * DAY - 40_000)) === +day)
  const seen = demoViews.map((views, n) => {
    const day = utcDay(demoViews.length - 1 - n, now)
    return { project_id, form_key: form.id, day, views, submissions: on(day).length }
  })
  await db.form_day.createMany({ data: seen })
  const spam = demoSubmissions.length - good.length
  await db.form_submission_tally.createMany({
    data: [
      { project_id, is_spam: true, count: spam },
      { project_id, is_spam: false, count: good.length },
    ],
  })
  await db.form.update({
    where: { id: form.id },
    data: {
      view_count: demoViews.reduce((all, views) => all + views, 0),
      submission_count: good.length,
      spam_count: spam,
      last_submission_at: new Date(now.getTime() - 40_000),
    },
  })
}
