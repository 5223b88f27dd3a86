import { webhooks } from '@/lib/contract/webhooks'
import { rotateSecret } from '@/lib/domain/webhooks/rotate-secret'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(webhooks.rotateSecret, ({ params }, { project_id }) => rotateSecret(project_id, params.id)),
)
