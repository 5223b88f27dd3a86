import { votes } from '@/lib/contract/votes'
import { castVote } from '@/lib/domain/votes/cast-vote'
import { created } from '@/lib/http/answer'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(votes.castByV1, async ({ body }, visitor) => created(await castVote(visitor, body))),
)
