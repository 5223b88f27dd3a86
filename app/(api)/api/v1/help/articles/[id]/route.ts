import { helpArticles } from '@/lib/contract/help-articles'
import { deleteArticle } from '@/lib/domain/help/articles/delete-article'
import { getArticle } from '@/lib/domain/help/articles/get-article'
import { updateArticle } from '@/lib/domain/help/articles/update-article'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(helpArticles.get, ({ params }, { project_id }) => getArticle(project_id, params.id)),
  serve(helpArticles.update, ({ params, body }, { project_id }) => updateArticle(project_id, params.id, body)),
  serve(helpArticles.remove, ({ params }, { project_id }) => deleteArticle(project_id, params.id)),
)
