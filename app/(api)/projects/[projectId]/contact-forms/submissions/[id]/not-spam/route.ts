import { contactForms } from '@/lib/contract/contact-forms'
import { markNotSpam } from '@/lib/domain/submissions/mark-not-spam'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.notSpam, ({ params }) => markNotSpam(params.projectId, params.id)),
)
