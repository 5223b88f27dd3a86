import { z } from 'zod'
import { endpoint } from './endpoint'
import { Color, Id, maybeText, paging, text } from './fields'
import { FlowDisplay, HelpFlow } from './help'
import { order, Slug, tag } from './help-desk-fields'
import { orderedIds } from './help-order'

const one = z.object({ id: Id })

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
  order: endpoint({
    method: 'PATCH',
    path: `${flows}/order`,
    access: 'admin',
    tag,
    summary: 'Order the flows of a collection',
    description: 'Answers all of them in their new order.',
    body: z.object({ project_id: Id, collection_id: Id, ids: orderedIds }),
    data: z.array(HelpFlow),
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
