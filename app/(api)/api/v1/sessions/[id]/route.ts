import { account } from '@/lib/contract/account'
import { endTeamSession } from '@/lib/domain/team/end-team-session'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(account.endSession, ({ params }, member) => endTeamSession(member, params.id)),
)
