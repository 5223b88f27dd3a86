import { account } from '@/lib/contract/account'
import { beginTeam } from '@/lib/domain/team/begin-team'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(account.begin, ({ body }, visitor) => beginTeam(visitor, body)),
)
