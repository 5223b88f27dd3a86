import { contactForms } from '@/lib/contract/contact-forms'
import { getFormAnywhere } from '@/lib/domain/forms/get-form-anywhere'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.getPublicByV1, ({ params, query }) => getFormAnywhere(params.formId, query.project_id)),
)
