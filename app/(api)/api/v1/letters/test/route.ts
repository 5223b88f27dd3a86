import { letterLog } from '@/lib/contract/letter-log'
import { sendTestLetter } from '@/lib/domain/mail/send-test-letter'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(letterLog.test, ({ body }, { project_id }) => sendTestLetter({ project_id, to: body.to })),
)
