import { supportAccess } from '@/lib/contract/support-access'
import { endSession } from '@/lib/domain/support/access/end-session'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportAccess.endSession, (_, customer) => endSession(customer)),
)
