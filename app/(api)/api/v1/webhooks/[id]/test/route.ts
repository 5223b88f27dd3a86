import { webhooks } from '@/lib/contract/webhooks'
import { testWebhook } from '@/lib/domain/webhooks/test-webhook'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(webhooks.test, ({ params }, { project_id }) => testWebhook(project_id, params.id)),
)
