import { contactForms } from '@/lib/contract/contact-forms'
import { getOpenForm } from '@/lib/domain/forms/find-form'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.getPublic, async ({ params, query }) => ({
    contact_form: await getOpenForm(query.project_id, 'contact', params.formId),
  })),
)
