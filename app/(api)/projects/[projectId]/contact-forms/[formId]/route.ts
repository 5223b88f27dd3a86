import { contactForms } from '@/lib/contract/contact-forms'
import { mayKnowSecrets } from '@/lib/domain/access/may-know-secrets'
import { deleteForm } from '@/lib/domain/forms/delete-form'
import { getForm } from '@/lib/domain/forms/find-form'
import { formFor } from '@/lib/domain/forms/form-for'
import { formStats } from '@/lib/domain/forms/form-stats'
import { updateForm } from '@/lib/domain/forms/update-form'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.get, async ({ params }, admin) => {
    const form = await getForm(params.projectId, 'contact', params.formId)
    return { ...formFor(form, mayKnowSecrets(admin)), stats: await formStats(form) }
  }),
  serve(contactForms.update, ({ params, body }) => updateForm(params.projectId, 'contact', params.formId, body)),
  serve(contactForms.remove, ({ params }) => deleteForm(params.projectId, 'contact', params.formId)),
)
