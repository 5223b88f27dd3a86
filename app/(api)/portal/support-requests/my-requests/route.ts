import { supportRequests } from '@/lib/contract/support-requests'
import { listMyRequests } from '@/lib/domain/support/access/list-my-requests'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportRequests.myRequests, (_, customer) => listMyRequests(customer)),
)
