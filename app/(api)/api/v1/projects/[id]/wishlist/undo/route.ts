import { waitlist } from '@/lib/contract/waitlist'
import { undoLeave } from '@/lib/domain/waitlist/undo-leave'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(waitlist.undo, ({ params, body }, visitor) => undoLeave(visitor, params.id, body.token)),
)
