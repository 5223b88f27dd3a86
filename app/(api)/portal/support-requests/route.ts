import { supportRequests } from '@/lib/contract/support-requests'
import { askForHelp } from '@/lib/domain/support/ask-for-help'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportRequests.create, ({ body }, visitor) => askForHelp(visitor, body)),
)
