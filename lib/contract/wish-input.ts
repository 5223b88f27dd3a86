import { z } from 'zod'
import { Fingerprint, Id, MaybeEmail, maybeText, paging, text } from './fields'
import { WishStatusFilter } from './wish-status'

/** The orders of wishes. */
export const sorting = {
  sort_by: z
    .enum(['created_at', 'updated_at', 'votes'], 'must be created_at, updated_at or votes')
    .optional()
    .meta({ description: 'Default `votes`; with `search` and without `sort_by`, the best match comes first.' }),
  sort_order: z.enum(['asc', 'desc'], 'must be asc or desc').default('desc'),
}

/** Which wishes are meant. */
export const filters = {
  project_id: Id,
  status: WishStatusFilter.optional(),
  category_id: Id.optional(),
  search: text(200)
    .optional()
    .meta({ description: 'Words, beginnings of words or near-misses, in title and description.' }),
}

/** What the total of a search is, for descriptions. */
export const searchTotal =
  'With `search`, at most the 1,000 best matches are counted and paged through, chosen from at most 5,000 that hold its words.'

/** What the public list takes; the board's address has the same. */
export const wishListQuery = z.object({
  ...filters,
  ...sorting,
  ...paging,
  fingerprint: Fingerprint.optional().meta({ description: 'Fills `has_voted`; an entitlement token does too.' }),
})
export type WishListQuery = z.output<typeof wishListQuery>

/** What a wish is made of. */
export const wishInput = {
  title: text(200).meta({ example: 'Dark mode' }),
  description: text(20_000).meta({ description: 'Markdown', example: 'My eyes hurt at night.' }),
  category_id: Id.nullish(),
  author_name: maybeText(200),
  author_email: MaybeEmail,
}
