import { votes } from '@/lib/contract/votes'
import { removeVote } from '@/lib/domain/votes/take-back-vote'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(votes.remove, ({ params }) => removeVote(params.voteId)),
)
