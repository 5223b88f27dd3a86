import { waitlist } from '@/lib/contract/waitlist'
import { inviteNext } from '@/lib/domain/waitlist/invite-next'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(waitlist.invite, ({ params, body }) => inviteNext(params.id, body)),
)
