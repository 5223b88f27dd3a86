import { supportAccess } from '@/lib/contract/support-access'
import { sendMagicLink } from '@/lib/domain/support/access/send-magic-link'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportAccess.sendMagicLink, ({ body }, visitor) => sendMagicLink(visitor, body)),
)
