import { supportAccess } from '@/lib/contract/support-access'
import { verifyCode } from '@/lib/domain/support/access/verify-code'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportAccess.verifyCode, ({ body }, visitor) => verifyCode(visitor, body)),
)
