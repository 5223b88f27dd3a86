import 'server-only'
import type { FormField } from '@/lib/contract/form-fields'
import type { Integration } from '@/lib/contract/form-integration'
import { db } from '@/lib/db'
import { AppError, notFound } from '@/lib/errors'
import type { form, form_kind } from '@/prisma/client/client'

/** A form as verbs use it: its definition typed, its id under every name that records know. */
export type Form = Awaited<ReturnType<typeof getForm>>

/** A form of the project by the id that callers know; NOT_FOUND when there is none. */
export async function getForm(project_id: string, kind: form_kind, form_id: string) {
  const row = await db.form.findUnique({ where: { project_id_kind_form_id: { project_id, kind, form_id } } })
  if (!row) throw notFound('form')
  return shownForm(row)
}

/** The same for the public, to whom a disabled form is FORM_DISABLED. */
export async function getOpenForm(project_id: string, kind: form_kind, form_id: string) {
  const form = await getForm(project_id, kind, form_id)
  if (!form.enabled) throw new AppError('FORM_DISABLED', 'This form is closed at the moment.')
  return form
}

/** A form's row with what is JSON in it as what it is, and `id` as callers know it; `key` is the row's own. */
export function shownForm({ id: key, ...row }: form) {
  return {
    ...row,
    key,
    id: row.form_id,
    page_id: row.form_id,
    email_recipient: row.email_recipient ?? '',
    fields: row.fields as FormField[],
    integration: row.integration as Integration,
  }
}
