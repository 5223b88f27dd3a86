import { contactForms } from '@/lib/contract/contact-forms'
import { createForm } from '@/lib/domain/forms/create-form'
import { listForms } from '@/lib/domain/forms/list-forms'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.list, ({ params }) => listForms(params.projectId, 'contact')),
  serve(contactForms.create, ({ params, body: { page_id, ...form } }) =>
    createForm(params.projectId, 'contact', { ...form, form_id: page_id }),
  ),
)
