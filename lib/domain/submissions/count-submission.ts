import 'server-only'
import { db } from '@/lib/db'
import { utcDay } from '@/lib/domain/forms/form-stats'
import { notFound } from '@/lib/errors'

type Counted = { project_id: string; form_key: string | null; is_spam: boolean; submitted_at: Date }

/** Counts a new submission of a form and its project; spam apart. Everybody takes the form's row first and the tallies after it, so that nobody waits for each other. */
export async function countSubmission({ project_id, form_key, is_spam, submitted_at }: Counted): Promise<void> {
  if (form_key && is_spam) await db.form.updateMany({ where: { id: form_key }, data: { spam_count: { increment: 1 } } })
  else if (form_key) await countForForm({ key: form_key, project_id }, submitted_at)
  await tally(project_id, is_spam, 1)
}

/** Counts what was spam as what it is, on the day when it came. */
export async function countAsNotSpam({ project_id, form_key, submitted_at }: Counted): Promise<void> {
  if (form_key) {
    await countForForm({ key: form_key, project_id }, submitted_at)
    await db.form.updateMany({ where: { id: form_key }, data: { spam_count: { decrement: 1 } } })
  }
  await tally(project_id, true, -1)
  await tally(project_id, false, 1)
}

/** Counts one more in a form's own numbers; NOT_FOUND when the form has gone meanwhile. */
export async function countForForm({ key, project_id }: { key: string; project_id: string }, at: Date): Promise<void> {
  const found = await db.$executeRaw`
    UPDATE form SET submission_count = submission_count + 1, last_submission_at = greatest(last_submission_at, ${at}::timestamptz)
    WHERE id = ${key}::uuid`
  if (found === 0) throw notFound('form')
  await db.$executeRaw`
    INSERT INTO form_day AS that (project_id, form_key, day, submissions) VALUES (${project_id}::uuid, ${key}::uuid, ${utcDay(0, at)}::date, 1)
    ON CONFLICT (form_key, day) DO UPDATE SET submissions = that.submissions + 1`
}

async function tally(project_id: string, is_spam: boolean, change: 1 | -1): Promise<void> {
  await db.$executeRaw`
    INSERT INTO form_submission_tally AS tally (project_id, is_spam, count) VALUES (${project_id}::uuid, ${is_spam}, ${change}::int)
    ON CONFLICT (project_id, is_spam) DO UPDATE SET count = tally.count + ${change}::int`
}
