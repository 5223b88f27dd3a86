import { webhooks } from '@/lib/contract/webhooks'
import { createWebhook } from '@/lib/domain/webhooks/create-webhook'
import { listWebhooks } from '@/lib/domain/webhooks/list-webhooks'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(webhooks.list, ({ query }, { project_id }) => listWebhooks(project_id, query)),
  serve(webhooks.create, ({ body }) => createWebhook(body)),
)
