import { webhooks } from '@/lib/contract/webhooks'
import { redeliver } from '@/lib/domain/webhooks/redeliver'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(webhooks.redeliver, ({ params }, { project_id }) => redeliver(project_id, params.id)),
)
