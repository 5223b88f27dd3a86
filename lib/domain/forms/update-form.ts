import 'server-only'
import { clock } from '@/lib/clock'
import { ContactForm } from '@/lib/contract/contact-form'
import { formDefaults } from '@/lib/contract/form-defaults'
import type { Integration } from '@/lib/contract/form-integration'
import { SupportForm } from '@/lib/contract/support-forms'
import { db, transaction } from '@/lib/db'
import { AppError } from '@/lib/errors'
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
  /** When it was last changed, as far as the caller knows. */
  updated_at?: Date | undefined
}

/** Changes what is given of a form; new fields make a new version, so that submissions tell which one they answered. `null` brings a default back. With an `updated_at` that is not the present one nothing changes: CONFLICT, with the form as it is now. */
export async function updateForm(project_id: string, kind: form_kind, form_id: string, changes: Changes) {
  return transaction(async () => {
    const { integration, submit_button_text, success_message, updated_at: seen, ...rest } = changes
    const fieldsOf = async () => rest.fields ?? (await getForm(project_id, kind, form_id)).fields
    await checkIntegration(project_id, integration, fieldsOf)
    const [row] = await db.form.updateManyAndReturn({
      where: { project_id, kind, form_id, ...(seen && { updated_at: seen }) },
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
    if (!row) throw await refusal(project_id, kind, form_id)
    return shownForm(row)
  })
}

/** Why nothing was changed: there is no such form, or it is another by now. */
async function refusal(project_id: string, kind: form_kind, form_id: string): Promise<AppError> {
  const form = await getForm(project_id, kind, form_id)
  const current = kind === 'contact' ? ContactForm.parse(form) : SupportForm.parse(form)
  return new AppError(
    'CONFLICT',
    'Somebody changed this form since you opened it. Look at it as it is now, or save over it.',
    { more: { current } },
  )
}
