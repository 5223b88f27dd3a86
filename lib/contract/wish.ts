import { z } from 'zod'
import { Category } from './categories'
import { AuthorType, Id, Priority, Timestamp } from './fields'
import { WishStatus } from './wish-status'

const wishFields = {
  id: Id,
  project_id: Id,
  category_id: Id.nullable(),
  title: z.string(),
  description: z.string().meta({ description: 'Markdown' }),
  slug: z.string(),
  status: WishStatus,
  priority: Priority.nullable().meta({ description: 'null until the team sets it' }),
  author_type: AuthorType,
  author_name: z.string().nullable(),
  vote_count: z.int(),
  verified_vote_count: z
    .int()
    .meta({ description: 'Votes of verified customers: those sent with an entitlement token.' }),
  comment_count: z.int(),
  is_pinned: z.boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
  completed_at: Timestamp.nullable(),
  category: Category.nullable(),
  has_voted: z.boolean().meta({ description: 'Whether the asking visitor has voted for it.' }),
}

/** A wish as everybody sees it. */
export const Wish = z.object(wishFields).meta({ id: 'Wish' })
export type Wish = z.output<typeof Wish>

/** A wish as everybody sees it, with the id asked for where that one was merged into it. */
export const WishDetail = z
  .object({
    ...wishFields,
    merged_from: Id.nullable().meta({ description: 'The id asked for, when that wish was merged into this one.' }),
  })
  .meta({ id: 'WishDetail' })
export type WishDetail = z.output<typeof WishDetail>

/** A wish as the team sees it. */
export const AdminWish = z
  .object({
    ...wishFields,
    author_email: z.string().nullable(),
    user_metadata: z.record(z.string(), z.unknown()),
    end_user_id: Id.nullable(),
    is_verified: z
      .boolean()
      .meta({ description: 'A verified customer suggested it: it came with an entitlement token.' }),
    is_approved: z.boolean().meta({ description: 'false: the public does not see it' }),
    merged_into_id: Id.nullable(),
  })
  .meta({ id: 'AdminWish' })
export type AdminWish = z.output<typeof AdminWish>
