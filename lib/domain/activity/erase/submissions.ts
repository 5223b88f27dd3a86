import 'server-only'
import { db } from '@/lib/db'

/** Deletes submissions and counts them no longer; the views and submissions of a day, which are nobody's, stay. Forms are held first, as whoever sends one does. */
export async function eraseSubmissions(project_id: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.$executeRaw`
    SELECT FROM form WHERE id IN (SELECT form_key FROM form_submission WHERE id = ANY (${ids}::uuid[])) ORDER BY id FOR UPDATE`
  await db.$executeRaw`
    WITH gone AS (
      DELETE FROM form_submission WHERE id = ANY (${ids}::uuid[]) RETURNING form_key, is_spam
    ), counted AS (
      SELECT form_key, count(*) FILTER (WHERE NOT is_spam) AS sent, count(*) FILTER (WHERE is_spam) AS spam FROM gone GROUP BY form_key
    ), of_form AS (
      UPDATE form SET submission_count = submission_count - sent, spam_count = spam_count - spam FROM counted WHERE form.id = form_key
    )
    UPDATE form_submission_tally AS tally SET count = tally.count - gone_by.count
    FROM (SELECT is_spam, count(*) AS count FROM gone GROUP BY is_spam) AS gone_by
    WHERE tally.project_id = ${project_id}::uuid AND tally.is_spam = gone_by.is_spam`
  // What their webhooks are still to be sent, in the jobs themselves.
  await db.$executeRaw`
    DELETE FROM pgboss.job WHERE name = 'deliver_webhook'
      AND ((data ->> 'body')::jsonb -> 'data' ->> 'id') = ANY (${ids}::text[])`
}
