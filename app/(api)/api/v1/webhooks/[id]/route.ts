import { webhooks } from '@/lib/contract/webhooks'
import { deleteWebhook } from '@/lib/domain/webhooks/delete-webhook'
import { updateWebhook } from '@/lib/domain/webhooks/update-webhook'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(webhooks.update, ({ params, body }, { project_id }) => updateWebhook(project_id, params.id, body)),
  serve(webhooks.remove, ({ params }, { project_id }) => deleteWebhook(project_id, params.id)),
)
