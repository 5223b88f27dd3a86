import { help } from '@/lib/contract/help'
import { findArticles } from '@/lib/domain/help/portal/find-articles'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(help.search, ({ query }) => findArticles(query.project_id, query)),
)
