import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, maybeText, paging, text } from './fields'
import { ArticleType, HelpArticle } from './help'
import { order, Slug, tag } from './help-desk-fields'
import { orderedIds } from './help-order'

const one = z.object({ id: Id })

const article = {
  title: text(200).meta({ example: 'How to sign in' }),
  slug: Slug,
  content: text(100_000).meta({ description: 'Markdown', example: 'Open the app and choose *Sign in*.' }),
  excerpt: maybeText(500).meta({ description: 'The beginning of the content when not given.' }),
  article_type: ArticleType.optional(),
  is_published: z.boolean().optional().meta({ description: 'false when not given.', example: true }),
  sort_order: order,
}
const articles = '/api/v1/help/articles'

export const helpArticles = {
  list: endpoint({
    method: 'GET',
    path: articles,
    access: 'admin',
    tag,
    summary: 'List articles',
    description: 'In the order of the help center; unpublished ones too.',
    query: z.object({ project_id: Id, flow_id: Id.optional(), search: maybeText(500), ...paging }),
    list: HelpArticle,
  }),
  create: endpoint({
    method: 'POST',
    path: articles,
    access: 'admin',
    tag,
    summary: 'Create an article',
    body: z.object({ project_id: Id, flow_id: Id, ...article }),
    data: HelpArticle,
    creates: true,
  }),
  order: endpoint({
    method: 'PATCH',
    path: `${articles}/order`,
    access: 'admin',
    tag,
    summary: 'Order the articles of a flow',
    description:
      'An article of another flow of the same collection moves in with it. Answers all articles of the flow in their new order.',
    body: z.object({ project_id: Id, flow_id: Id, ids: orderedIds }),
    data: z.array(HelpArticle),
  }),
  get: endpoint({
    method: 'GET',
    path: `${articles}/{id}`,
    access: 'admin',
    tag,
    summary: 'Read an article',
    params: one,
    data: HelpArticle,
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${articles}/{id}`,
    access: 'admin',
    tag,
    summary: 'Change an article',
    description: 'What is not given stays; `flow_id` moves it within the project.',
    params: one,
    body: z.object({ ...article, flow_id: Id }).partial(),
    data: HelpArticle,
    errors: ['CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${articles}/{id}`,
    access: 'admin',
    tag,
    summary: 'Delete an article',
    params: one,
  }),
}
