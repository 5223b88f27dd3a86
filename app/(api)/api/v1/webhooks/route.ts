import { webhooks } from '@/lib/contract/webhooks'
import { mayKnowSecrets } from '@/lib/domain/access/may-know-secrets'
import { createWebhook } from '@/lib/domain/webhooks/create-webhook'
import { listWebhooks } from '@/lib/domain/webhooks/list-webhooks'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(webhooks.list, ({ query }, admin) => listWebhooks(admin.project_id, mayKnowSecrets(admin), query)),
  serve(webhooks.create, ({ body }) => createWebhook(body)),
)
