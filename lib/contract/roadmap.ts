import { z } from 'zod'
import { endpoint } from './endpoint'
import { Color, Fingerprint, Id, maybeText, text } from './fields'
import { card, limit, notify, perColumn, position } from './roadmap-input'
import { Roadmap, RoadmapBoard, RoadmapColumn, RoadmapItem, RoadmapVisibility } from './roadmap-records'
import { WishStatus } from './wish-status'

const tag = 'Roadmap'
const path = '/api/v1/roadmap'
const params = z.object({ id: Id })

const query = z.object({
  project_id: Id,
  fingerprint: Fingerprint.optional().meta({
    description: 'Fills `has_voted`, and opens a roadmap that is for voters only.',
  }),
})

const seen =
  'A private roadmap is NOT_FOUND to all but the team; one for voters only is FORBIDDEN to whoever has not voted for any wish of the project, by fingerprint, entitlement token or portal session.'

const read = {
  method: 'GET',
  access: 'public',
  team: true,
  customer: 'open',
  licensed: true,
  tag,
  summary: 'Read the roadmap',
  description: `Wishes that are planned, in progress or completed stand there by themselves. ${seen}`,
  query: query.extend({ per_column: perColumn }),
  data: RoadmapBoard,
  errors: ['FORBIDDEN'],
} as const

const feed = {
  method: 'GET',
  access: 'public',
  team: true,
  customer: 'open',
  licensed: true,
  tag,
  query,
  errors: ['FORBIDDEN'],
} as const

export const roadmap = {
  read: endpoint({ ...read, path: '/portal/roadmap' }),
  readData: endpoint({
    ...read,
    path: '/portal/roadmap-data',
    alias: '/portal/roadmap',
    summary: 'Read the roadmap (for published clients)',
    description: `The same as GET /portal/roadmap. ${read.description}`,
  }),
  atom: endpoint({
    ...feed,
    path: '/portal/roadmap.atom',
    summary: 'Follow the roadmap as an Atom feed',
    description: `The 50 cards changed last (RFC 4287). ${seen}`,
    plain: 'application/atom+xml',
  }),
  ics: endpoint({
    ...feed,
    path: '/portal/roadmap.ics',
    summary: 'Subscribe to the roadmap’s dates',
    description: `A calendar (RFC 5545) with a whole-day event for each card that has a target date, at most 500: those to come first. ${seen}`,
    plain: 'text/calendar',
  }),
  get: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'Read the roadmap as the team sees it',
    query: z.object({ project_id: Id, per_column: perColumn }),
    data: RoadmapBoard,
  }),
  update: endpoint({
    method: 'PATCH',
    path,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Change the roadmap itself',
    description: 'Its name, who sees it and what it shows. What is not given stays.',
    body: z.object({
      project_id: Id,
      name: text(200).optional(),
      description: maybeText(20_000),
      visibility: RoadmapVisibility.optional(),
      show_vote_counts: z.boolean().optional(),
      show_comments: z.boolean().optional(),
    }),
    data: Roadmap,
  }),
  createColumn: endpoint({
    method: 'POST',
    path: `${path}/columns`,
    access: 'admin',
    tag,
    summary: 'Add a column',
    description:
      'At the end, unless `sort_order` says where; 20 at most. A status that another column has is a CONFLICT. Wishes that have the status already move in.',
    body: z.object({
      project_id: Id,
      name: text(200),
      color: Color.optional(),
      sort_order: position,
      wip_limit: limit,
      status: WishStatus.nullish(),
    }),
    data: RoadmapColumn,
    creates: true,
    errors: ['CONFLICT'],
  }),
  updateColumn: endpoint({
    method: 'PATCH',
    path: `${path}/columns/{id}`,
    access: 'admin',
    tag,
    summary: 'Change a column',
    description:
      'What is not given stays; `sort_order` moves it to that place. A limit below the cards it has keeps them and takes no new ones. With another status the wishes of that one move in, and those whose status has no column any more leave the roadmap; nobody is told. A status that another column has is a CONFLICT.',
    params,
    body: z
      .object({ name: text(200), color: Color, sort_order: position, wip_limit: limit, status: WishStatus.nullable() })
      .partial(),
    data: RoadmapColumn,
    errors: ['CONFLICT'],
  }),
  removeColumn: endpoint({
    method: 'DELETE',
    path: `${path}/columns/{id}`,
    access: 'admin',
    tag,
    summary: 'Delete a column',
    description: 'One that has cards is a CONFLICT: move or delete those first.',
    params,
    errors: ['CONFLICT'],
  }),
  createItem: endpoint({
    method: 'POST',
    path: `${path}/items`,
    access: 'admin',
    tag,
    summary: 'Put a card on the roadmap',
    description:
      'A wish’s with `wish_id`, which gets the status of the column, or a free one with a `title`. A wish that has a card, is hidden or merged, and a column that is full, are a CONFLICT.',
    body: z
      .object({ project_id: Id, column_id: Id, wish_id: Id.nullish(), ...card, position, notify })
      .refine(({ wish_id, title }) => wish_id || title, {
        message: 'is required, or wish_id instead',
        path: ['title'],
      }),
    data: RoadmapItem,
    creates: true,
    errors: ['CONFLICT'],
  }),
  updateItem: endpoint({
    method: 'PATCH',
    path: `${path}/items/{id}`,
    access: 'admin',
    tag,
    summary: 'Change a card',
    description: 'What is not given stays. Moving it is `POST …/move`.',
    params,
    body: z.object(card).partial(),
    data: RoadmapItem,
  }),
  removeItem: endpoint({
    method: 'DELETE',
    path: `${path}/items/{id}`,
    access: 'admin',
    tag,
    summary: 'Take a card off the roadmap',
    description: 'Its wish stays, with its status, and comes back when that changes.',
    params,
  }),
  moveItem: endpoint({
    method: 'POST',
    path: `${path}/items/{id}/move`,
    access: 'admin',
    tag,
    summary: 'Move a card',
    description:
      'Its wish gets the status of the column. A column that is full is a CONFLICT, but not for its own cards. One row is written, however many cards there are.',
    params,
    body: z.object({ column_id: Id, position, notify }),
    data: RoadmapItem,
    errors: ['CONFLICT'],
  }),
}
