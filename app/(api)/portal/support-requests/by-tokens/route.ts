import { supportRequests } from '@/lib/contract/support-requests'
import { listByTokens } from '@/lib/domain/support/access/list-by-tokens'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportRequests.byTokens, ({ body }) => listByTokens(body.tokens)),
)
