import { contactForms } from '@/lib/contract/contact-forms'
import { formsOverview } from '@/lib/domain/forms/forms-overview'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.overview, (_, { project_id }) => formsOverview(project_id, 'contact')),
)
