import 'server-only'
import { db } from '@/lib/db'
import { shownForm } from '@/lib/domain/forms/find-form'
import { readFields } from '@/lib/domain/submissions/read-fields'
import { theirWishes, type Whose } from './whose'

/**
 * The ids of what they are known to have sent through contact forms, oldest first: what became a request or a wish of theirs, and
 * what names their address where the form asks who sends it. Reads all that the project was sent: for what is done rarely.
 */
export async function theirSubmissions(whose: Whose): Promise<string[]> {
  const { project_id, email_key } = whose
  const found = await db.$queryRaw<{ id: string; is_linked: boolean }[]>`
    SELECT id, is_linked FROM (
      SELECT id, data, support_request_id IN (
          SELECT id FROM support_request WHERE project_id = ${project_id}::uuid AND email_key = ${email_key})
        OR coalesce(wish_id IN (SELECT id FROM wish WHERE ${theirWishes(whose)}), false) AS is_linked
      FROM form_submission WHERE project_id = ${project_id}::uuid
    ) AS sent
    WHERE is_linked OR EXISTS (SELECT FROM jsonb_each_text(data) AS field WHERE lower(trim(field.value)) = ${email_key})
    ORDER BY id`
  const ids: string[] = []
  for (const { id, is_linked } of found) if (is_linked || (await isSender(id, email_key))) ids.push(id)
  return ids
}

/** Whether the form's own question after the sender's address was answered so; of a form that is gone nobody can tell, and any such answer counts. */
async function isSender(id: string, email_key: string): Promise<boolean> {
  const row = await db.form_submission.findUnique({ where: { id }, include: { form: true } })
  if (!row) return false
  if (!row.form) return true
  const form = shownForm(row.form)
  const whose = form.integration.type === 'wishes' ? 'author_email' : 'user_email'
  const { email } = readFields(form, row.data as Record<string, unknown>, { title: '', email: whose, person: '' })
  return email?.toLowerCase() === email_key
}
