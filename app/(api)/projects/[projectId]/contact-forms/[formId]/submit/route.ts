import { contactForms } from '@/lib/contract/contact-forms'
import { submitContactForm } from '@/lib/domain/submissions/submit-contact-form'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.submit, ({ params, body }, visitor) =>
    submitContactForm(visitor, params.projectId, params.formId, body),
  ),
)
