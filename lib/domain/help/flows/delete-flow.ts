import 'server-only'
import { db, transaction } from '@/lib/db'
import { holdHelp } from '@/lib/domain/help/hold-help'
import { notFound } from '@/lib/errors'

/** Deletes a flow of the project with its articles. */
export async function deleteFlow(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    await holdHelp(project_id)
    const { count } = await db.help_flow.deleteMany({ where: { id, project_id } })
    if (count === 0) throw notFound('flow')
  })
}
