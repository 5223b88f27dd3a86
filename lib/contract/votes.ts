import { z } from 'zod'
import { endpoint } from './endpoint'
import { botFields, Fingerprint, Id, SessionOf, Timestamp } from './fields'

const tag = 'Votes'

/** The state of one vote after it was cast or taken back. */
export const Vote = z
  .object({
    id: Id.meta({ description: 'Unguessable; whoever knows it may take the vote back.' }),
    wish_id: Id,
    vote_count: z.int(),
    has_voted: z.boolean(),
    created_at: Timestamp,
  })
  .meta({ id: 'Vote' })
export type Vote = z.output<typeof Vote>

const cast = {
  method: 'POST',
  access: 'public',
  tag,
  summary: 'Cast a vote',
  description:
    'Safe to repeat: the same voter again is 200 with the same vote, counted once. Without `fingerprint`, one is derived from client address and user agent. Unknown and hidden wishes are 404, completed and declined ones CONFLICT; the id of a merged wish votes for the wish it went into. With a licence’s entitlement token (`Authorization: Bearer <JWT>`) it counts as a verified customer’s. With a portal session it stays the visitor’s, but whoever is signed in has one vote for a wish from all their devices, and is told when the wish moves.',
  query: z.object({ project_id: SessionOf }),
  body: z.object({ wish_id: Id, fingerprint: Fingerprint.nullish(), ...botFields }),
  data: Vote,
  creates: true,
  licensed: true,
  customer: 'open',
  errors: ['BOT_DETECTED', 'CONFLICT'],
} as const

export const votes = {
  cast: endpoint({ ...cast, path: '/portal/votes' }),
  castByV1: endpoint({
    ...cast,
    path: '/api/v1/votes',
    alias: '/portal/votes',
    summary: 'Cast a vote (for published clients)',
    description: `The same as POST /portal/votes. ${cast.description}`,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/portal/votes/{wishId}',
    access: 'public',
    licensed: true,
    tag,
    summary: 'Take a vote back',
    description:
      'Idempotent: a voter without a vote on a public wish is acknowledged too. With an entitlement token, the vote that was cast with one.',
    params: z.object({ wishId: Id }),
    query: z.object({ fingerprint: Fingerprint.optional() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/votes/{voteId}',
    access: 'public',
    tag,
    summary: 'Take a vote back by its id',
    params: z.object({ voteId: Id }),
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/v1/votes/check/{wishId}',
    access: 'public',
    licensed: true,
    tag,
    summary: 'Tell whether a visitor has voted',
    description: 'With an entitlement token, whether its customer has.',
    params: z.object({ wishId: Id }),
    query: z.object({ fingerprint: Fingerprint.optional() }),
    data: z.object({ has_voted: z.boolean(), vote_id: Id.nullable() }).meta({ id: 'VoteCheck' }),
  }),
}
