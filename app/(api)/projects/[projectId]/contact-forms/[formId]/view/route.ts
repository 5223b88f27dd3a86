import { contactForms } from '@/lib/contract/contact-forms'
import { recordView } from '@/lib/domain/forms/record-view'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.view, ({ params }) => recordView(params.projectId, 'contact', params.formId)),
)
