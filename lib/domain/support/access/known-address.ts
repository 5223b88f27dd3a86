import 'server-only'
import { db } from '@/lib/db'

/**
 * An address as it stands in the project: in its newest request, else of a person, a place in line, a wish or a comment; null where
 * nobody has ever given it there.
 */
export async function knownAddress(project_id: string, email_key: string): Promise<string | null> {
  const [known] = await db.$queryRaw<{ email: string }[]>`
    SELECT email FROM (
      (SELECT 1 AS place, user_email AS email FROM support_request
        WHERE project_id = ${project_id}::uuid AND email_key = ${email_key} ORDER BY created_at DESC, id DESC LIMIT 1)
      UNION ALL
      (SELECT 2, email FROM end_user
        WHERE project_id = ${project_id}::uuid AND email_key = ${email_key} ORDER BY created_at DESC, id DESC LIMIT 1)
      UNION ALL
      (SELECT 3, email FROM waitlist_entry WHERE project_id = ${project_id}::uuid AND email_key = ${email_key})
      UNION ALL
      (SELECT 4, author_email FROM wish
        WHERE project_id = ${project_id}::uuid AND author_email IS NOT NULL AND lower(author_email) = ${email_key} LIMIT 1)
      UNION ALL
      (SELECT 5, author_email FROM comment
        WHERE project_id = ${project_id}::uuid AND author_email IS NOT NULL AND lower(author_email) = ${email_key} LIMIT 1)
    ) AS known
    WHERE email IS NOT NULL ORDER BY place LIMIT 1`
  return known?.email ?? null
}
