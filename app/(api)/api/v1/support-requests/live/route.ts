import { supportDesk } from '@/lib/contract/support-desk'
import { followInbox } from '@/lib/domain/live/follow-inbox'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportDesk.live, (_, admin) => followInbox(admin)),
)
