import { helpArticles } from '@/lib/contract/help-articles'
import { orderArticles } from '@/lib/domain/help/articles/order-articles'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(helpArticles.order, ({ body }) => orderArticles(body)),
)
