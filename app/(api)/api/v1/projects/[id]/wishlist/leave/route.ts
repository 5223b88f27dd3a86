import { waitlist } from '@/lib/contract/waitlist'
import { leaveWaitlist } from '@/lib/domain/waitlist/leave-waitlist'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(waitlist.leave, ({ params, query, body }, visitor) => leaveWaitlist(visitor, params.id, query, body)),
)
