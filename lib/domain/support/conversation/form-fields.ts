import 'server-only'
import type { FormField } from '@/lib/contract/form-fields'
import { db } from '@/lib/db'
import type { support_request } from '@/prisma/client/client'

/** The fields of the form that a request came by, a support form or a contact form, as it has them now; none where there was none or it is gone. */
export async function formFields({ id, project_id, form_id }: support_request): Promise<FormField[]> {
  const form = form_id
    ? await db.form.findUnique({ where: { project_id_kind_form_id: { project_id, kind: 'support', form_id } } })
    : (await db.form_submission.findFirst({ where: { support_request_id: id, project_id }, include: { form: true } }))
        ?.form
  return (form?.fields ?? []) as FormField[]
}
