import { waitlist } from '@/lib/contract/waitlist'
import { removeEntry } from '@/lib/domain/waitlist/remove-entry'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(waitlist.remove, ({ params }) => removeEntry(params.id, params.entryId)),
)
