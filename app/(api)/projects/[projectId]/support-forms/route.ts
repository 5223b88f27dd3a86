import { supportForms } from '@/lib/contract/support-forms'
import { createForm } from '@/lib/domain/forms/create-form'
import { listForms } from '@/lib/domain/forms/list-forms'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportForms.list, ({ params }) => listForms(params.projectId, 'support')),
  serve(supportForms.create, ({ params, body }) => createForm(params.projectId, 'support', body)),
)
