import { contactForms } from '@/lib/contract/contact-forms'
import { deleteSubmissions } from '@/lib/domain/submissions/delete-submissions'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.removeSubmissions, ({ params, body }) => deleteSubmissions(params.projectId, body.ids)),
)
