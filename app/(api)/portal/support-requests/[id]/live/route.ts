import { supportRequests } from '@/lib/contract/support-requests'
import { followRequest } from '@/lib/domain/live/follow-request'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportRequests.live, ({ params }, customer) => followRequest(customer, params.id)),
)
