import { contactForms } from '@/lib/contract/contact-forms'
import { mayKnowSecrets } from '@/lib/domain/access/may-know-secrets'
import { createForm } from '@/lib/domain/forms/create-form'
import { formFor } from '@/lib/domain/forms/form-for'
import { listForms } from '@/lib/domain/forms/list-forms'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.list, async ({ params }, admin) => {
    const { rows, ...page } = await listForms(params.projectId, 'contact')
    return { ...page, rows: rows.map((form) => formFor(form, mayKnowSecrets(admin))) }
  }),
  serve(contactForms.create, ({ params, body: { page_id, ...form } }) =>
    createForm(params.projectId, 'contact', { ...form, form_id: page_id }),
  ),
)
