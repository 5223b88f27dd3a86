import { waitlist } from '@/lib/contract/waitlist'
import { readPlace } from '@/lib/domain/waitlist/read-place'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(waitlist.status, ({ params, query }, visitor) => readPlace(visitor, params.id, query)),
)
