import { helpFlows } from '@/lib/contract/help-flows'
import { deleteFlow } from '@/lib/domain/help/flows/delete-flow'
import { getFlow } from '@/lib/domain/help/flows/get-flow'
import { updateFlow } from '@/lib/domain/help/flows/update-flow'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(helpFlows.get, ({ params }, { project_id }) => getFlow(project_id, params.id)),
  serve(helpFlows.update, ({ params, body }, { project_id }) => updateFlow(project_id, params.id, body)),
  serve(helpFlows.remove, ({ params }, { project_id }) => deleteFlow(project_id, params.id)),
)
