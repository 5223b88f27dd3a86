import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import { clock } from '@/lib/clock'
import type { contactForms } from '@/lib/contract/contact-forms'
import { db, transaction } from '@/lib/db'
import { requireBudget } from '@/lib/domain/access/require-budget'
import { looksAutomated } from '@/lib/domain/bot/check-bot'
import { linkFiles } from '@/lib/domain/files/link-files'
import { type Form, getOpenForm } from '@/lib/domain/forms/find-form'
import { AppError, notFound } from '@/lib/errors'
import { checkData } from './check-data'
import { countSubmission } from './count-submission'
import { cutAddress } from './cut-address'
import { sealed } from './fresh-data'
import { shownSubmission } from './list-submissions'
import { processSubmission } from './process-submission'
import { reserve } from './reserve'
import { fieldValue } from './value-words'

type Body = z.output<typeof contactForms.submit.body>

/**
 * Keeps what a visitor sent through an enabled form, and in the same transaction makes of it what the form's integration says. What
 * looks automated is answered like any other, kept in the spam folder, and causes nothing until the team says that it is no spam.
 */
export async function submitContactForm(visitor: Visitor, project_id: string, form_id: string, body: Body) {
  const form = await getOpenForm(project_id, 'contact', form_id)
  requireSameForm(form_id, body.form_id)
  await requireBudget('submissions', `${form.key} ${visitor.address}`)
  checkData(form, body.data)

  return transaction(async () => {
    await holdForm(form)
    const is_spam = await looksAutomated(project_id, body)
    const data = await linkFieldFiles(form, body.data)
    const attachments = form.integration.type === 'support' ? await linkFiles(project_id, body.attachments ?? []) : []
    const held = is_spam ? await reserve(form) : null
    const submission = await db.form_submission.create({
      data: {
        project_id,
        form_key: form.key,
        form_id,
        form_version: form.version,
        data,
        attachments,
        ip_address: cutAddress(visitor.address),
        user_agent: visitor.user_agent || null,
        is_spam,
        ...(held?.reserved && { reserved: held.reserved }),
        submitted_at: clock.now(),
      },
    })
    const { row, support_request } = held
      ? { row: submission, support_request: null }
      : await processSubmission(form, submission)
    await countSubmission(row)
    return { ...shownSubmission(row), support_request, ...held?.answer, success_message: form.success_message }
  })
}

/** Keeps a form from being deleted until the transaction ends; NOT_FOUND when it has gone meanwhile. */
async function holdForm({ key }: Form): Promise<void> {
  const found = await db.$queryRaw<unknown[]>`SELECT FROM form WHERE id = ${key}::uuid FOR KEY SHARE`
  if (found.length === 0) throw notFound('form')
}

/** Refuses a body that names another form than its address. */
export function requireSameForm(path: string, body: string): void {
  if (path === body) return
  const message = 'is another form than the one in the address'
  throw new AppError('FORM_ID_MISMATCH', `form_id ${message}.`, { details: [{ path: 'form_id', message }] })
}

/** The values with each file of ours linked to the submission. */
export async function linkFieldFiles(
  { project_id, fields }: Form,
  data: Record<string, unknown>,
): Promise<Record<string, object | string>> {
  const linked: Record<string, unknown> = { ...data }
  for (const { id, type } of fields) {
    const value = type === 'file' ? fieldValue(data, id) : null
    if (Array.isArray(value)) linked[id] = (await linkFiles(project_id, value, `data.${id}`)).map(sealed)
  }
  return linked as Record<string, object | string>
}
