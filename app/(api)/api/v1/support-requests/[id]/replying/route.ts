import { supportDesk } from '@/lib/contract/support-desk'
import { tellReplying } from '@/lib/domain/support/tell-replying'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportDesk.replying, ({ params }, admin) => tellReplying(admin, params.id)),
)
