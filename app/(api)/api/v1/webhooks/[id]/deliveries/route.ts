import { webhooks } from '@/lib/contract/webhooks'
import { listDeliveries } from '@/lib/domain/webhooks/list-deliveries'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(webhooks.deliveries, ({ params, query }, { project_id }) => listDeliveries(project_id, params.id, query)),
)
