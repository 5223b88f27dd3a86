import { z } from 'zod'
import { endpoint } from './endpoint'
import { Color, Id, maybeText, paging, text } from './fields'
import { ArticleType, FlowDisplay, HelpArticle, HelpCollection, HelpFlow } from './help'

const tag = 'Help center, administration'
const one = z.object({ id: Id })

const Slug = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
  .max(100)
  .nullish()
  .meta({ type: 'string', example: null, description: 'Made from the name when not given.' })
const order = z
  .int()
  .min(-1_000_000)
  .max(1_000_000)
  .optional()
  .meta({ example: 0, description: 'At the end when not given.' })

const collection = {
  name: text(200).meta({ example: 'Help' }),
  version: maybeText(100).meta({ example: '2.0' }),
  description: maybeText(20_000),
  is_live: z
    .boolean()
    .optional()
    .meta({ description: 'The portal shows the live one; making one live ends another’s.' }),
}
const collections = '/api/v1/help/collections'

export const helpCollections = {
  list: endpoint({
    method: 'GET',
    path: collections,
    access: 'admin',
    tag,
    summary: 'List collections',
    query: z.object({ project_id: Id, ...paging }),
    list: HelpCollection,
  }),
  create: endpoint({
    method: 'POST',
    path: collections,
    access: 'admin',
    tag,
    summary: 'Create a collection',
    description: 'The first of a project is live unless `is_live` says otherwise.',
    body: z.object({ project_id: Id, ...collection }),
    data: HelpCollection,
    creates: true,
  }),
  get: endpoint({
    method: 'GET',
    path: `${collections}/{id}`,
    access: 'admin',
    tag,
    summary: 'Read a collection',
    params: one,
    data: HelpCollection,
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${collections}/{id}`,
    access: 'admin',
    tag,
    summary: 'Change a collection',
    description: 'What is not given stays.',
    params: one,
    body: z.object(collection).partial(),
    data: HelpCollection,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${collections}/{id}`,
    access: 'admin',
    tag,
    summary: 'Delete a collection',
    description: 'Its flows and articles go with it.',
    params: one,
  }),
}

const flow = {
  name: text(200).meta({ example: 'First steps' }),
  slug: Slug,
  description: maybeText(20_000),
  icon: maybeText(50).meta({ example: 'rocket' }),
  color: Color.nullish(),
  display_type: FlowDisplay.optional(),
  sort_order: order,
}
const flows = '/api/v1/help/flows'

export const helpFlows = {
  list: endpoint({
    method: 'GET',
    path: flows,
    access: 'admin',
    tag,
    summary: 'List flows',
    description: 'In their order.',
    query: z.object({ project_id: Id, collection_id: Id.optional(), ...paging }),
    list: HelpFlow,
  }),
  create: endpoint({
    method: 'POST',
    path: flows,
    access: 'admin',
    tag,
    summary: 'Create a flow',
    body: z.object({ project_id: Id, collection_id: Id, ...flow }),
    data: HelpFlow,
    creates: true,
  }),
  get: endpoint({
    method: 'GET',
    path: `${flows}/{id}`,
    access: 'admin',
    tag,
    summary: 'Read a flow',
    params: one,
    data: HelpFlow,
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${flows}/{id}`,
    access: 'admin',
    tag,
    summary: 'Change a flow',
    description: 'What is not given stays.',
    params: one,
    body: z.object(flow).partial(),
    data: HelpFlow,
    errors: ['CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${flows}/{id}`,
    access: 'admin',
    tag,
    summary: 'Delete a flow',
    description: 'Its articles go with it.',
    params: one,
  }),
}

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
