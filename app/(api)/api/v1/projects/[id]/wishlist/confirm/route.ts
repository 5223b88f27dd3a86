import { waitlist } from '@/lib/contract/waitlist'
import { confirmEntry } from '@/lib/domain/waitlist/confirm-entry'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(waitlist.confirm, ({ params, body }, visitor) => confirmEntry(visitor, params.id, body.token)),
)
