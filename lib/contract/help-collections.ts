import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, maybeText, paging, text } from './fields'
import { HelpCollection } from './help'
import { tag } from './help-desk-fields'

const one = z.object({ id: Id })

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
