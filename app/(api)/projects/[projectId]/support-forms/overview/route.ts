import { supportForms } from '@/lib/contract/support-forms'
import { formsOverview } from '@/lib/domain/forms/forms-overview'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportForms.overview, ({ params }) => formsOverview(params.projectId, 'support')),
)
