import { account } from '@/lib/contract/account'
import { listSessions } from '@/lib/domain/team/list-sessions'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(account.sessions, (_, member) => listSessions(member)),
)
