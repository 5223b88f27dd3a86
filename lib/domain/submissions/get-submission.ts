import 'server-only'
import type { FormField } from '@/lib/contract/form-fields'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { shownSubmission } from './list-submissions'

/** A submission of the project with its form as it is now, what it became, and what told the team of it; spam and deleted forms' too. */
export async function getSubmission(project_id: string, id: string) {
  const row = await db.form_submission.findFirst({ where: { id, project_id }, include: { form: true } })
  if (!row) throw notFound('submission')
  const { form, ...submission } = row
  const { support_request_id, wish_id } = submission
  const [support_request, wish, letters] = await Promise.all([
    support_request_id ? db.support_request.findFirst({ where: { id: support_request_id, project_id } }) : null,
    wish_id ? db.wish.findFirst({ where: { id: wish_id, project_id } }) : null,
    db.letter.findMany({ where: { subject_id: id, project_id }, orderBy: { id: 'asc' }, take: 20 }),
  ])
  return {
    ...shownSubmission(submission),
    form: form && { name: form.name, fields: form.fields as FormField[] },
    support_request,
    wish,
    letters,
  }
}
