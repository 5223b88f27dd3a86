import { contactForms } from '@/lib/contract/contact-forms'
import { getSubmission } from '@/lib/domain/submissions/get-submission'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.submission, ({ params }) => getSubmission(params.projectId, params.id)),
)
