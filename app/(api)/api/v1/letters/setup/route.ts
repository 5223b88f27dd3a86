import { letterLog } from '@/lib/contract/letter-log'
import { readMailSetup } from '@/lib/domain/mail/read-mail-setup'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(letterLog.setup, (_, { project_id }) => readMailSetup(project_id)),
)
