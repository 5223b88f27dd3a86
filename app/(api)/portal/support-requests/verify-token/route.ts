import { supportAccess } from '@/lib/contract/support-access'
import { verifyToken } from '@/lib/domain/support/access/verify-token'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportAccess.verifyToken, (_, customer) => verifyToken(customer)),
)
