import { z } from 'zod'
import { endpoint } from './endpoint'
import {
  botFields,
  Email,
  Fingerprint,
  FreeForm,
  Id,
  MaybeEmail,
  maybeText,
  PriorityInput,
  paging,
  QueryBoolean,
  Timestamp,
  text,
} from './fields'
import { Vote } from './votes'
import { AdminWish, Wish, WishDetail } from './wish'
import { WishStatus, WishStatusFilter } from './wish-status'

const tag = 'Wishes'

const sorting = {
  sort_by: z
    .enum(['created_at', 'updated_at', 'votes'], 'must be created_at, updated_at or votes')
    .optional()
    .meta({ description: 'Default `votes`; with `search` and without `sort_by`, the best match comes first.' }),
  sort_order: z.enum(['asc', 'desc'], 'must be asc or desc').default('desc'),
}

const filters = {
  project_id: Id,
  status: WishStatusFilter.optional(),
  category_id: Id.optional(),
  search: text(200)
    .optional()
    .meta({ description: 'Words, beginnings of words or near-misses, in title and description.' }),
}

const searchTotal =
  'With `search`, at most the 1,000 best matches are counted and paged through, chosen from at most 5,000 that hold its words.'

export const wishListQuery = z.object({
  ...filters,
  ...sorting,
  ...paging,
  fingerprint: Fingerprint.optional().meta({ description: 'Fills `has_voted`; an entitlement token does too.' }),
})
export type WishListQuery = z.output<typeof wishListQuery>

const wishInput = {
  title: text(200).meta({ example: 'Dark mode' }),
  description: text(20_000).meta({ description: 'Markdown', example: 'My eyes hurt at night.' }),
  category_id: Id.nullish(),
  author_name: maybeText(200),
  author_email: MaybeEmail,
}

const params = z.object({ id: Id })

export const wishes = {
  listPublic: endpoint({
    method: 'GET',
    path: '/portal/wishes',
    access: 'public',
    licensed: true,
    tag,
    summary: 'List public wishes',
    description: `Pinned ones lead unless \`search\` is given; ties by newest, then id. ${searchTotal} An unknown project is 404.`,
    query: wishListQuery,
    list: Wish,
  }),
  createPublic: endpoint({
    method: 'POST',
    path: '/portal/wishes',
    access: 'public',
    tag,
    summary: 'Suggest a wish',
    description:
      'With moderation on, the public sees it once the team has approved it. With a licence’s entitlement token (`Authorization: Bearer <JWT>`) it is a verified customer’s.',
    body: z.object({ project_id: Id, ...wishInput, user_metadata: FreeForm.nullish(), ...botFields }),
    data: Wish,
    creates: true,
    licensed: true,
    errors: ['BOT_DETECTED'],
  }),
  getPublic: endpoint({
    method: 'GET',
    path: '/portal/wishes/{id}',
    access: 'public',
    licensed: true,
    tag,
    summary: 'Read a wish',
    description: 'The id of a merged wish answers with the wish it went into, and `merged_from`.',
    params,
    query: z.object({
      fingerprint: Fingerprint.optional().meta({ description: 'Fills `has_voted`; an entitlement token does too.' }),
    }),
    data: WishDetail,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/wishes',
    access: 'admin',
    tag,
    summary: 'List wishes as the team sees them',
    description: `Merged ones are left out unless \`merged=true\` asks for them alone. ${searchTotal}`,
    query: z.object({
      ...filters,
      priority: PriorityInput.optional(),
      is_pinned: QueryBoolean.optional(),
      is_approved: QueryBoolean.optional(),
      end_user_id: Id.optional().meta({ description: 'Whose wish it is.' }),
      merged: QueryBoolean.default(false),
      ...sorting,
      ...paging,
    }),
    list: AdminWish,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/wishes',
    access: 'admin',
    tag,
    summary: "Create a wish of the team's",
    description: 'It is approved from the start; `author_name` defaults to the name of the project.',
    body: z.object({
      project_id: Id,
      ...wishInput,
      user_metadata: FreeForm.nullish(),
      status: WishStatus.optional(),
      priority: PriorityInput.nullish(),
      is_pinned: z.boolean().optional(),
    }),
    data: AdminWish,
    creates: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/wishes/{id}',
    access: 'admin',
    tag,
    summary: 'Read a wish as the team sees it',
    description: 'Also merged and hidden ones, under their own id.',
    params,
    data: AdminWish,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v1/wishes/{id}',
    access: 'admin',
    tag,
    summary: 'Change a wish',
    description:
      'What is not given stays. `completed_at` follows the status `completed`. A merged wish is a CONFLICT: undo the merge first.',
    params,
    body: z
      .object({
        title: wishInput.title,
        description: wishInput.description,
        category_id: Id.nullable(),
        status: WishStatus,
        priority: PriorityInput.nullable(),
        is_pinned: z.boolean(),
        is_approved: z.boolean(),
      })
      .partial(),
    data: AdminWish,
    errors: ['CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/wishes/{id}',
    access: 'admin',
    tag,
    summary: 'Delete a wish',
    description:
      'With its votes and comments, and the wishes merged into it. It cannot be undone; hiding (`is_approved: false`) can.',
    params,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/v1/wishes/{id}/merge',
    access: 'admin',
    tag,
    summary: 'Merge a wish into another',
    description:
      'Answers the other. Voters move along and count once; comments move along. Merging again into the same is no error; into itself or into one merged into it, CONFLICT.',
    params,
    body: z.object({ into: Id }),
    data: AdminWish,
    errors: ['CONFLICT'],
  }),
  unmerge: endpoint({
    method: 'DELETE',
    path: '/api/v1/wishes/{id}/merge',
    access: 'admin',
    tag,
    summary: 'Undo a merge',
    description: 'Votes and comments that came along go back. A wish that is not merged is no error.',
    params,
  }),
  listVotes: endpoint({
    method: 'GET',
    path: '/api/v1/wishes/{id}/votes',
    access: 'admin',
    tag,
    summary: 'List who voted for a wish',
    description: 'Newest first. `voter` is null for visitors nobody knows.',
    params,
    query: z.object(paging),
    list: z
      .object({
        id: Id,
        wish_id: Id,
        created_at: Timestamp,
        voter: z
          .object({
            id: Id,
            external_id: z.string().nullable(),
            email: z.string().nullable(),
            name: z.string().nullable(),
          })
          .nullable(),
      })
      .meta({ id: 'WishVoter' }),
  }),
  voteOnBehalf: endpoint({
    method: 'POST',
    path: '/api/v1/wishes/{id}/votes',
    access: 'admin',
    tag,
    summary: 'Vote for a wish on behalf of somebody',
    description:
      'Needs `email` or `external_user_id`. The person is known from then on; a second vote of theirs is 200 and counts nothing.',
    params,
    body: z.object({ email: Email.nullish(), external_user_id: maybeText(200), name: maybeText(200) }),
    data: Vote,
    creates: true,
    errors: ['CONFLICT'],
  }),
}
