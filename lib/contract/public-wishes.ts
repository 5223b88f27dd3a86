import { z } from 'zod'
import { endpoint } from './endpoint'
import { botFields, Fingerprint, FreeForm, Id, SessionOf } from './fields'
import { Wish, WishDetail } from './wish'
import { searchTotal, wishInput, wishListQuery } from './wish-input'

const tag = 'Wishes'

/** What anybody may do with wishes. */
export const publicWishes = {
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
      'With moderation on, the public sees it once the team has approved it. With a licence’s entitlement token (`Authorization: Bearer <JWT>`) it is a verified customer’s. With a portal session it is that of whoever is signed in: they find it in their activity and are told when it moves; a name is shown only if one is given.',
    query: z.object({ project_id: SessionOf }),
    body: z.object({ project_id: Id, ...wishInput, user_metadata: FreeForm.nullish(), ...botFields }),
    data: Wish,
    creates: true,
    licensed: true,
    customer: 'open',
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
    params: z.object({ id: Id }),
    query: z.object({
      fingerprint: Fingerprint.optional().meta({ description: 'Fills `has_voted`; an entitlement token does too.' }),
    }),
    data: WishDetail,
  }),
}
