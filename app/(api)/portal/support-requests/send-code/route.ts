import { supportAccess } from '@/lib/contract/support-access'
import { sendCode } from '@/lib/domain/support/access/send-code'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportAccess.sendCode, ({ body }, visitor) => sendCode(visitor, body)),
)
