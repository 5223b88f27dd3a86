import { inbound } from '@/lib/contract/inbound'
import { receiveMail } from '@/lib/domain/inbound/receive-mail'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(inbound.email, ({ body }) => receiveMail(body)),
)
