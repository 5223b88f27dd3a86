import { z } from 'zod'
import { endpoint } from './endpoint'
import { Email, FreeForm, Id, maybeText, PriorityInput, paging, QueryBoolean, Timestamp } from './fields'
import { publicWishes } from './public-wishes'
import { Vote } from './votes'
import { AdminWish } from './wish'
import { LinkedRequest, MergePreview, WishChanges } from './wish-admin'
import { filters, searchTotal, sorting, wishInput } from './wish-input'
import { WishStatus } from './wish-status'

const tag = 'Wishes'
const params = z.object({ id: Id })

export const wishes = {
  ...publicWishes,
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
  updateMany: endpoint({
    method: 'PATCH',
    path: '/api/v1/wishes',
    access: 'admin',
    tag,
    summary: 'Change several wishes at once',
    description:
      'All of them or none: a wish that the project does not have is a VALIDATION_ERROR, a merged one a CONFLICT, and `details` names each by its place (`ids.3`). What is not given stays; cards on the roadmap move along. `ids` get the same change; `each` gives every wish its own, as undoing a change needs it. Answers the wishes in that order.',
    body: WishChanges,
    data: z.array(AdminWish),
    errors: ['CONFLICT'],
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
      'What is not given stays. `completed_at` follows the status `completed`, and its card on the roadmap moves along. A merged wish is a CONFLICT: undo the merge first.',
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
        notify: z.boolean().meta({ description: 'false: voters and author are not told of a new status by mail.' }),
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
  previewMerge: endpoint({
    method: 'GET',
    path: '/api/v1/wishes/{id}/merge',
    access: 'admin',
    tag,
    summary: 'Look at what a merge would make',
    description: 'Changes nothing, and refuses what the merge itself would refuse.',
    params,
    query: z.object({ into: Id }),
    data: MergePreview,
    errors: ['CONFLICT'],
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
  listRequests: endpoint({
    method: 'GET',
    path: '/api/v1/wishes/{id}/requests',
    access: 'admin',
    tag,
    summary: 'List the support requests that a wish is linked to',
    description: 'The link made last comes first; those of wishes that were merged into it are among them.',
    params,
    query: z.object(paging),
    list: LinkedRequest,
  }),
  listVotes: endpoint({
    method: 'GET',
    path: '/api/v1/wishes/{id}/votes',
    access: 'admin',
    tag,
    summary: 'List who voted for a wish',
    description:
      'Newest first. `voter` is null for visitors nobody knows. `id`, with which a vote can be taken back, is told to who may write; else it is null.',
    params,
    query: z.object(paging),
    list: z
      .object({
        id: Id.nullable(),
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
