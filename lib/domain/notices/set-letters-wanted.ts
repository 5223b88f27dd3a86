import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { claimLetters } from './hold-letters'

/**
 * Keeps whether an address takes letters about wishes from a project; said twice, or of a project that is gone, it changes nothing.
 * Those that are written and not sent yet are not sent to whoever wants none. `email_key` is in lower case.
 */
export async function setLettersWanted(project_id: string, email_key: string, wanted: boolean): Promise<void> {
  if (wanted) {
    await db.letter_optout.deleteMany({ where: { project_id, email_key } })
    return
  }
  await transaction(async () => {
    await claimLetters(project_id)
    await db.$executeRaw`
      INSERT INTO letter_optout (project_id, email_key, created_at)
      SELECT id, ${email_key}, ${clock.now()}::timestamptz FROM project WHERE id = ${project_id}::uuid
      ON CONFLICT DO NOTHING`
    await db.$executeRaw`
      DELETE FROM letter WHERE project_id = ${project_id}::uuid AND state = 'pending' AND kind = 'wish_status'
        AND lower("to"::text)::text[] = ARRAY[${email_key}]`
  })
}
