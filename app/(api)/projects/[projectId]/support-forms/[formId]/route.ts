import { supportForms } from '@/lib/contract/support-forms'
import { deleteForm } from '@/lib/domain/forms/delete-form'
import { getForm } from '@/lib/domain/forms/find-form'
import { formStats } from '@/lib/domain/forms/form-stats'
import { updateForm } from '@/lib/domain/forms/update-form'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportForms.get, async ({ params }) => {
    const form = await getForm(params.projectId, 'support', params.formId)
    return { ...form, stats: await formStats(form) }
  }),
  serve(supportForms.update, ({ params, body }) => updateForm(params.projectId, 'support', params.formId, body)),
  serve(supportForms.remove, ({ params }) => deleteForm(params.projectId, 'support', params.formId)),
)
