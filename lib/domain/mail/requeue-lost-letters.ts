import 'server-only'
import { db, transaction } from '@/lib/db'
import { enqueue } from '@/lib/jobs/enqueue'

/** Gives letters that have waited for an hour without a job a new one: after a backup came back without its jobs, or a job whose runs all ended without a word. Answers how many. */
export function requeueLostLetters(): Promise<number> {
  return transaction(async () => {
    // Locked, so that of two workers that start at once one does it; pg-boss has no look-up by payload that joins.
    const lost = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM letter
      WHERE state = 'pending' AND created_at < now() - interval '1 hour' AND NOT EXISTS (
        SELECT FROM pgboss.job WHERE name = 'send_letter' AND state < 'completed' AND data ->> 'letter_id' = letter.id::text)
      ORDER BY created_at LIMIT 1000
      FOR UPDATE SKIP LOCKED`
    for (const { id } of lost) await enqueue('send_letter', { letter_id: id })
    return lost.length
  })
}
