import { help } from '@/lib/contract/help'
import { getPublicArticle } from '@/lib/domain/help/portal/get-public-article'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(help.article, ({ params, query }) => getPublicArticle(params.slug, query)),
)
