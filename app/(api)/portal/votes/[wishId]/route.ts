import { votes } from '@/lib/contract/votes'
import { takeBackVote } from '@/lib/domain/votes/take-back-vote'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(votes.takeBack, ({ params, query }, visitor) => takeBackVote(visitor, params.wishId, query.fingerprint)),
)
