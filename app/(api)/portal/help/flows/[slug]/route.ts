import { help } from '@/lib/contract/help'
import { getPublicFlow } from '@/lib/domain/help/portal/get-public-flow'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(help.flow, ({ params, query }) => getPublicFlow(query.project_id, params.slug)),
)
