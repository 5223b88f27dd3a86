import { portal } from '@/lib/contract/portal'
import { issueBotToken } from '@/lib/domain/bot/issue-bot-token'
import { getProject } from '@/lib/domain/projects/find-project'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(portal.botToken, async ({ query }) => {
    const { id } = await getProject(query.project_id)
    return issueBotToken(id)
  }),
)
