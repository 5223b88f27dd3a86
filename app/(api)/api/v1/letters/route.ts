import { letterLog } from '@/lib/contract/letter-log'
import { mayKnowSecrets } from '@/lib/domain/access/may-know-secrets'
import { listLetters } from '@/lib/domain/mail/list-letters'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(letterLog.list, ({ query }, admin) => listLetters(admin.project_id, query, mayKnowSecrets(admin))),
)
