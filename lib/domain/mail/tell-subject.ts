import 'server-only'
import { db } from '@/lib/db'

type Sent = { kind: string; subject_id: string | null; project_id: string }

/** Tells the record a letter is about that it went out: a submission shows `email_sent`. */
export async function tellSubject({ kind, subject_id, project_id }: Sent): Promise<void> {
  if (kind !== 'contact_form_submitted' || !subject_id) return
  await db.form_submission.updateMany({ where: { id: subject_id, project_id }, data: { email_sent: true } })
}
