import { z } from 'zod'
import { flowDisplays } from './choices'
import { endpoint } from './endpoint'
import { Id, maybeText, paging, Timestamp, text } from './fields'

const tag = 'Help center'

export const ArticleType = z.enum(['guide', 'faq', 'tutorial'])
export const FlowDisplay = z.enum(flowDisplays)

const collectionFields = {
  id: Id,
  project_id: Id,
  name: z.string(),
  version: z.string().nullable(),
  description: z.string().nullable(),
  is_live: z.boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
}

/** The help center of a project, or an edition of it: the live one is what the portal shows. */
export const HelpCollection = z.object(collectionFields).meta({ id: 'HelpCollection' })
export type HelpCollection = z.output<typeof HelpCollection>

const flowFields = {
  id: Id,
  collection_id: Id,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  icon: z.string().nullable(),
  color: z.string().nullable(),
  display_type: FlowDisplay,
  sort_order: z.int(),
  created_at: Timestamp,
  updated_at: Timestamp,
}

/** A group of articles that belong together. */
export const HelpFlow = z.object(flowFields).meta({ id: 'HelpFlow' })
export type HelpFlow = z.output<typeof HelpFlow>

const articleFields = {
  id: Id,
  flow_id: Id,
  title: z.string(),
  slug: z.string(),
  content: z.string().meta({ description: 'Markdown' }),
  excerpt: z.string(),
  article_type: ArticleType,
  is_published: z.boolean(),
  sort_order: z.int(),
  published_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
}

/** A help article. */
export const HelpArticle = z.object(articleFields).meta({ id: 'HelpArticle' })
export type HelpArticle = z.output<typeof HelpArticle>

const FlowWithArticles = z
  .object({ ...flowFields, articles: z.array(HelpArticle) })
  .meta({ id: 'HelpFlowWithArticles' })

const bySlug = z.object({ slug: text(200) })
const inProject = z.object({ project_id: Id })

export const help = {
  read: endpoint({
    method: 'GET',
    path: '/portal/help',
    access: 'public',
    tag,
    summary: 'Read the help center',
    description:
      'The live collection with its flows and their published articles, in order; `collection` is null where none is live.',
    query: inProject,
    data: z
      .object({ collection: HelpCollection.nullable(), flows: z.array(FlowWithArticles) })
      .meta({ id: 'HelpCenter' }),
  }),
  flow: endpoint({
    method: 'GET',
    path: '/portal/help/flows/{slug}',
    access: 'public',
    tag,
    summary: 'Read a flow with its articles',
    params: bySlug,
    query: inProject,
    data: FlowWithArticles,
  }),
  article: endpoint({
    method: 'GET',
    path: '/portal/help/articles/{slug}',
    access: 'public',
    tag,
    summary: 'Read an article',
    description: 'Name its flow or its project.',
    params: bySlug,
    query: z
      .object({ flow_id: Id.optional(), project_id: Id.optional() })
      .refine(({ flow_id, project_id }) => flow_id || project_id, {
        message: 'is required, unless flow_id is given',
        path: ['project_id'],
      }),
    data: HelpArticle,
  }),
  search: endpoint({
    method: 'GET',
    path: '/portal/help/articles',
    access: 'public',
    tag,
    summary: 'Find articles',
    description: 'The best first. Without `search`: all published ones, in the order of the help center.',
    query: z.object({ project_id: Id, search: maybeText(500), ...paging }),
    list: HelpArticle,
  }),
}
