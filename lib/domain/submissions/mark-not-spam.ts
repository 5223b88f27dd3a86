import 'server-only'
import { db, transaction } from '@/lib/db'
import { shownForm } from '@/lib/domain/forms/find-form'
import { notFound } from '@/lib/errors'
import { countAsNotSpam } from './count-submission'
import { shownSubmission } from './list-submissions'
import { processSubmission } from './process-submission'

/** Takes a submission out of the spam folder; what it would have caused happens now, unless its form is gone. Twice is no error. */
export async function markNotSpam(project_id: string, id: string) {
  return transaction(async () => {
    // The form first, as whoever deletes it takes it.
    await db.$executeRaw`
      SELECT FROM form WHERE id = (SELECT form_key FROM form_submission WHERE id = ${id}::uuid) FOR KEY SHARE`
    await db.$executeRaw`SELECT FROM form_submission WHERE id = ${id}::uuid FOR UPDATE`
    const found = await db.form_submission.findFirst({ where: { id, project_id }, include: { form: true } })
    if (!found) throw notFound('submission')
    const { form, ...submission } = found
    if (!submission.is_spam) return shownSubmission(submission)

    const row = await db.form_submission.update({ where: { id }, data: { is_spam: false } })
    const done = form ? (await processSubmission(shownForm(form), row)).row : row
    await countAsNotSpam(done)
    return shownSubmission(done)
  })
}
