import { votes } from '@/lib/contract/votes'
import { checkVote } from '@/lib/domain/votes/check-vote'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(votes.check, ({ params, query }, visitor) => checkVote(visitor, params.wishId, query.fingerprint)),
)
