import { supportRequests } from '@/lib/contract/support-requests'
import { listMy } from '@/lib/domain/support/access/list-my'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportRequests.my, ({ query }, visitor) => listMy(visitor, query)),
)
