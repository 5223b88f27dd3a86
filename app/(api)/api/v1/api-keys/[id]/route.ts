import { apiKeys } from '@/lib/contract/api-keys'
import { revokeApiKey } from '@/lib/domain/api-keys/revoke-api-key'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(apiKeys.revoke, ({ params }, admin) => revokeApiKey(admin.project_id, params.id)),
)
