import { contactForms } from '@/lib/contract/contact-forms'
import { deleteSubmission } from '@/lib/domain/submissions/delete-submissions'
import { getSubmission } from '@/lib/domain/submissions/get-submission'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.submission, ({ params }) => getSubmission(params.projectId, params.id)),
  serve(contactForms.removeSubmission, ({ params }) => deleteSubmission(params.projectId, params.id)),
)
