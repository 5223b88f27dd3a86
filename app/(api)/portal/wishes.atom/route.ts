import { portal } from '@/lib/contract/portal'
import { wishesFeed } from '@/lib/domain/portal/wishes-feed'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(portal.wishesFeed, ({ query }) => wishesFeed(query.project_id)),
)
