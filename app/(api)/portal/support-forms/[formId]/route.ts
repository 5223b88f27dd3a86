import { supportForms } from '@/lib/contract/support-forms'
import { getOpenForm } from '@/lib/domain/forms/find-form'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportForms.getPublic, async ({ params, query }) => ({
    support_form: await getOpenForm(query.project_id, 'support', params.formId),
  })),
)
