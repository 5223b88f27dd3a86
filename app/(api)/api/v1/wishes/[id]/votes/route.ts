import { wishes } from '@/lib/contract/wishes'
import { voteOnBehalf } from '@/lib/domain/votes/vote-on-behalf'
import { listVoters } from '@/lib/domain/wishes/list-voters'
import { created } from '@/lib/http/answer'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(wishes.listVotes, ({ params, query }, { project_id, permission }) =>
    listVoters(project_id, params.id, query, permission === 'write'),
  ),
  serve(wishes.voteOnBehalf, async ({ params, body }, { project_id }) =>
    created(await voteOnBehalf(project_id, params.id, body)),
  ),
)
