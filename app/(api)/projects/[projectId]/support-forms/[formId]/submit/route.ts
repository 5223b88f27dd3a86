import { supportForms } from '@/lib/contract/support-forms'
import { submitSupportForm } from '@/lib/domain/submissions/submit-support-form'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportForms.submit, ({ params, body }, visitor) =>
    submitSupportForm(visitor, params.projectId, params.formId, body),
  ),
)
