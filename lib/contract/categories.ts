import { z } from 'zod'
import { endpoint } from './endpoint'
import { Color, Id, maybeText, text } from './fields'

const tag = 'Categories'

/** A drawer that wishes are sorted into. */
export const Category = z
  .object({
    id: Id,
    project_id: Id,
    name: z.string(),
    slug: z.string(),
    color: z.string(),
    icon: z.string().nullable(),
    description: z.string().nullable(),
    wish_count: z.int().meta({ description: 'Public wishes in it.' }),
  })
  .meta({ id: 'Category' })
export type Category = z.output<typeof Category>

const fields = {
  name: text(200).meta({ example: 'Mobile' }),
  color: Color.nullish(),
  icon: maybeText(50).meta({ description: 'An emoji or the name of an icon.' }),
  description: maybeText(20_000),
}

const params = z.object({ id: Id })

export const categories = {
  listPublic: endpoint({
    method: 'GET',
    path: '/portal/categories',
    access: 'public',
    tag,
    summary: 'List the categories for wishes',
    description: 'All of them on one page, in alphabetical order; an unknown project is 404.',
    query: z.object({ project_id: Id }),
    list: Category,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/categories',
    access: 'admin',
    tag,
    summary: 'List categories',
    description: 'All of them on one page, in alphabetical order.',
    query: z.object({ project_id: Id }),
    list: Category,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/categories',
    access: 'admin',
    tag,
    summary: 'Create a category',
    description: 'Without `color` it gets one of its own. A name that the project has already is a CONFLICT.',
    body: z.object({ project_id: Id, ...fields }),
    data: Category,
    creates: true,
    errors: ['CONFLICT'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/categories/{id}',
    access: 'admin',
    tag,
    summary: 'Change a category',
    description: 'What is not given stays. The slug stays, so that links hold.',
    params,
    body: z.object(fields).partial(),
    data: Category,
    errors: ['CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/categories/{id}',
    access: 'admin',
    tag,
    summary: 'Delete a category',
    description: 'Its wishes stay, without a category.',
    params,
  }),
}
