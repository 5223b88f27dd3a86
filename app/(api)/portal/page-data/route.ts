import { portal } from '@/lib/contract/portal'
import { readPageData } from '@/lib/domain/portal/read-page-data'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(portal.pageData, ({ query }, { address, user_agent }) =>
    readPageData(query.project_id, { fingerprint: query.fingerprint, address, user_agent }),
  ),
)
