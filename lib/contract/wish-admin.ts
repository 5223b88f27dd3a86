import { z } from 'zod'
import { Id, Timestamp } from './fields'
import { SupportStatus } from './support-request'
import { AdminWish } from './wish'
import { WishStatus } from './wish-status'

const MOST = 100

/** What can be changed of several wishes at once. */
const change = {
  status: WishStatus.optional(),
  category_id: Id.nullish(),
  is_approved: z.boolean().optional(),
  is_pinned: z.boolean().optional(),
}

const several = (what: string) => ({ error: `must be 1 to ${MOST} ${what}` })

const unlike = (ids: string[]) => new Set(ids).size === ids.length

/** Wishes that are changed together: `ids` alike, or `each` in its own way. */
export const WishChanges = z
  .object({
    project_id: Id,
    ids: z.array(Id, several('ids')).min(1, several('ids')).max(MOST, several('ids')).optional(),
    each: z
      .array(z.object({ id: Id, ...change }), several('wishes'))
      .min(1, several('wishes'))
      .max(MOST, several('wishes'))
      .optional()
      .meta({ description: 'Instead of `ids` and what stands beside them.' }),
    ...change,
    notify: z
      .boolean()
      .optional()
      .meta({ description: 'false: voters and authors are not told of a new status by mail.' }),
  })
  .refine(({ ids, each }) => (ids === undefined) !== (each === undefined), {
    message: 'is required, or each instead',
    path: ['ids'],
  })
  .refine(({ ids, each }) => unlike(ids ?? each?.map(({ id }) => id) ?? []), {
    message: 'must not name a wish twice',
    path: ['ids'],
  })
  .meta({
    example: {
      project_id: '0199c1f0-7a52-7c31-9d2e-3f4a5b6c7d8e',
      ids: ['0199c1f0-7a52-7c31-9d2e-3f4a5b6c7d8f'],
      status: 'planned',
      notify: true,
    },
  })
export type WishChanges = z.output<typeof WishChanges>

/** What a merge would make of the wish that it goes into. */
export const MergePreview = z
  .object({
    into: AdminWish,
    vote_count: z.int().meta({ description: 'Voters of both, each counted once.' }),
    verified_vote_count: z.int(),
    comment_count: z.int(),
    shared_vote_count: z.int().meta({ description: 'Voters who have voted for both.' }),
  })
  .meta({ id: 'MergePreview' })
export type MergePreview = z.output<typeof MergePreview>

/** A support request that a wish is linked to. */
export const LinkedRequest = z
  .object({
    id: Id,
    number: z.int(),
    subject: z.string(),
    status: SupportStatus,
    user_email: z.string().nullable(),
    user_name: z.string().nullable(),
    created_at: Timestamp,
    linked_at: Timestamp,
  })
  .meta({ id: 'LinkedRequest' })
