import 'server-only'
import { db, transaction } from '@/lib/db'
import { holdHelp } from '@/lib/domain/help/hold-help'
import { notFound } from '@/lib/errors'

/** Deletes a collection of the project with its flows and articles; no other becomes live for it. */
export async function deleteCollection(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    await holdHelp(project_id)
    const { count } = await db.help_collection.deleteMany({ where: { id, project_id } })
    if (count === 0) throw notFound('collection')
  })
}
