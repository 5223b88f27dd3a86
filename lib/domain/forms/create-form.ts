import 'server-only'
import { clock } from '@/lib/clock'
import { formDefaults } from '@/lib/contract/form-defaults'
import type { Integration } from '@/lib/contract/form-integration'
import { db, transaction } from '@/lib/db'
import { getProject } from '@/lib/domain/projects/find-project'
import { randomSuffix } from '@/lib/domain/slug'
import { AppError } from '@/lib/errors'
import type { form_kind } from '@/prisma/client/client'
import { checkIntegration } from './check-integration'
import { shownForm } from './find-form'
import { addToPortal } from './portal-forms'

type NewForm = {
  form_id?: string | null | undefined
  name: string
  description?: string | null | undefined
  fields: { id: string }[]
  email_recipient?: string
  email_subject?: string | null | undefined
  integration?: Integration | null | undefined
  submit_button_text?: string | null | undefined
  success_message?: string | null | undefined
  enabled?: boolean | undefined
}

/** Creates a form and puts it at the end of the project's portal; a `form_id` that another form of its kind has is a CONFLICT. */
export async function createForm(project_id: string, kind: form_kind, { form_id, integration, ...given }: NewForm) {
  return transaction(async () => {
    await getProject(project_id)
    await checkIntegration(project_id, integration, async () => given.fields)
    const now = clock.now()
    const [row] = await db.form.createManyAndReturn({
      data: [
        {
          ...given,
          project_id,
          kind,
          form_id: form_id ?? `${kind}_${randomSuffix()}${randomSuffix()}`,
          integration: integration ?? { type: 'email' },
          submit_button_text: given.submit_button_text ?? formDefaults.submit_button_text,
          success_message: given.success_message ?? formDefaults.success_message,
          created_at: now,
          updated_at: now,
        },
      ],
      skipDuplicates: true,
    })
    if (!row) throw taken(kind, form_id)
    await addToPortal(project_id, kind, row.form_id)
    return shownForm(row)
  })
}

function taken(kind: form_kind, form_id: string | null | undefined): AppError {
  const path = kind === 'contact' ? 'page_id' : 'form_id'
  const message = `There is a form with the id “${form_id}” already; choose another.`
  return new AppError('CONFLICT', message, { details: [{ path, message }] })
}
