import { helpFlows } from '@/lib/contract/help-flows'
import { createFlow } from '@/lib/domain/help/flows/create-flow'
import { listFlows } from '@/lib/domain/help/flows/list-flows'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(helpFlows.list, ({ query }, { project_id }) => listFlows(project_id, query)),
  serve(helpFlows.create, ({ body }) => createFlow(body)),
)
