import 'server-only'
import { db } from '@/lib/db'
import { invalid } from '@/lib/errors'

/** The flow of the project that an article goes into; refused when there is none. */
export async function requireFlow(project_id: string, flow_id: string) {
  const flow = await db.help_flow.findFirst({ where: { id: flow_id, project_id } })
  if (!flow) throw invalid('flow_id', 'is not a flow of this project')
  return flow
}
