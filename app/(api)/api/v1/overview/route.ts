import { overview } from '@/lib/contract/overview'
import { readOverview } from '@/lib/domain/overview/read-overview'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(overview.get, ({ query }, { project_id }) => readOverview(project_id, query)),
)
