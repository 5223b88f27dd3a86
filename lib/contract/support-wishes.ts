import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, Timestamp } from './fields'
import { WishStatus } from './wish-status'

const tag = 'Support desk'
const path = '/api/v1/support-requests/{id}/wishes'

/** A wish that a request asks for. */
export const LinkedWish = z
  .object({
    id: Id,
    title: z.string(),
    slug: z.string(),
    status: WishStatus,
    vote_count: z.int(),
    merged_into_id: Id.nullable().meta({ description: 'The wish that it went into, of which all the rest is told.' }),
    linked_at: Timestamp,
  })
  .meta({ id: 'LinkedWish' })
export type LinkedWish = z.output<typeof LinkedWish>

export const supportWishes = {
  link: endpoint({
    method: 'POST',
    path,
    access: 'admin',
    tag,
    summary: 'Link a request to a wish',
    description:
      'Casts the vote of the request’s customer, who is told when the wish’s status changes; a request without an address or a user id is linked without. Linked again it is 200. Voting on a wish that is completed or declined is over: CONFLICT.',
    params: z.object({ id: Id }),
    body: z.object({ wish_id: Id }),
    data: LinkedWish,
    creates: true,
    errors: ['CONFLICT'],
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: `${path}/{wishId}`,
    access: 'admin',
    tag,
    summary: 'Take a link to a wish away',
    description:
      'A vote that the link cast goes with the last of the customer’s links to that wish; one that they cast themselves stays.',
    params: z.object({ id: Id, wishId: Id }),
  }),
}
