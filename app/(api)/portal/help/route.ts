import { help } from '@/lib/contract/help'
import { readHelp } from '@/lib/domain/help/portal/read-help'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(help.read, ({ query }) => readHelp(query.project_id)),
)
