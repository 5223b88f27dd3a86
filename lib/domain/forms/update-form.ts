import 'server-only'
import { clock } from '@/lib/clock'
import { formDefaults } from '@/lib/contract/form-defaults'
import type { Integration } from '@/lib/contract/form-integration'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { form_kind } from '@/prisma/client/client'
import { checkIntegration } from './check-integration'
import { getForm, shownForm } from './find-form'

type Changes = {
  name?: string | undefined
  description?: string | null | undefined
  fields?: { id: string }[] | undefined
  email_recipient?: string | undefined
  email_subject?: string | null | undefined
  integration?: Integration | null | undefined
  submit_button_text?: string | null | undefined
  success_message?: string | null | undefined
  enabled?: boolean | undefined
}

/** Changes what is given of a form; new fields make a new version, so that submissions tell which one they answered. `null` brings a default back. */
export async function updateForm(project_id: string, kind: form_kind, form_id: string, changes: Changes) {
  return transaction(async () => {
    const { integration, submit_button_text, success_message, ...rest } = changes
    const fieldsOf = async () => rest.fields ?? (await getForm(project_id, kind, form_id)).fields
    await checkIntegration(project_id, integration, fieldsOf)
    const [row] = await db.form.updateManyAndReturn({
      where: { project_id, kind, form_id },
      data: {
        ...rest,
        ...(integration !== undefined && { integration: integration ?? { type: 'email' } }),
        ...(submit_button_text !== undefined && {
          submit_button_text: submit_button_text ?? formDefaults.submit_button_text,
        }),
        ...(success_message !== undefined && { success_message: success_message ?? formDefaults.success_message }),
        ...(rest.fields && { version: { increment: 1 } }),
        updated_at: clock.now(),
      },
    })
    if (!row) throw notFound('form')
    return shownForm(row)
  })
}
