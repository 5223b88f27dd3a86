import { apiKeys } from '@/lib/contract/api-keys'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { listApiKeys } from '@/lib/domain/api-keys/list-api-keys'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(apiKeys.list, ({ query }, admin) => listApiKeys(admin.project_id, query)),
  serve(apiKeys.create, ({ body: { expires_at, ...body } }, { user_id, user_name }) =>
    createApiKey({
      ...body,
      expires_at: expires_at ? new Date(expires_at) : null,
      maker: { id: user_id, name: user_name },
    }),
  ),
)
