import 'server-only'
import { db } from '@/lib/db'
import { linkEntry } from '@/lib/domain/waitlist/link-entry'

type Person = { id: string; project_id: string; external_id: string | null; email_key: string | null }

/**
 * Makes the requests that have nobody yet this person's: those of their external id, and those of their address where it has been
 * proven by a code or a link; so too the place in a waitlist. Rows are taken in the order of their ids.
 */
export async function linkRequests({ id, project_id, external_id, email_key }: Person): Promise<void> {
  await db.$executeRaw`
    UPDATE support_request SET end_user_id = ${id}::uuid WHERE id IN (
      SELECT id FROM support_request
      WHERE project_id = ${project_id}::uuid AND end_user_id IS NULL
        AND (external_user_id = ${external_id}::text
          OR (email_key = ${email_key}::text AND (external_user_id IS NULL OR ${external_id}::text IS NULL) AND EXISTS (
            SELECT FROM support_session WHERE project_id = ${project_id}::uuid AND email_key = ${email_key}::text)))
      ORDER BY id FOR NO KEY UPDATE)`
  if (email_key) await linkEntry(project_id, email_key, id)
}
