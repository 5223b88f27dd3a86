import 'server-only'
import { db } from '@/lib/db'
import type { Whose } from '@/lib/domain/activity/whose'

/** Deletes the events that tell of them or of what is erased, with their deliveries: what webhooks have not been told yet, they are not told. */
export async function eraseEvents({ project_id, email_key, people }: Whose, subjects: string[]): Promise<void> {
  await db.$executeRaw`
    DELETE FROM event WHERE project_id = ${project_id}::uuid AND (
      data ->> 'id' = ANY (${subjects}::text[])
      OR data ->> 'support_request_id' = ANY (${subjects}::text[])
      OR metadata ->> 'end_user_id' = ANY (${people}::text[])
      OR (type <> 'contact_form_submitted' AND position(${email_key} IN lower(data::text || metadata::text)) > 0 AND EXISTS (
        SELECT FROM jsonb_path_query(jsonb_build_array(data, metadata), '$.**') AS value WHERE lower(value #>> '{}') = ${email_key}))
    )`
}
