import { helpArticles } from '@/lib/contract/help-articles'
import { createArticle } from '@/lib/domain/help/articles/create-article'
import { listArticles } from '@/lib/domain/help/articles/list-articles'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(helpArticles.list, ({ query }, { project_id }) => listArticles(project_id, query)),
  serve(helpArticles.create, ({ body }) => createArticle(body)),
)
