import 'server-only'
import { db, transaction } from '@/lib/db'
import { AppError, notFound } from '@/lib/errors'
import { claimColumns } from './hold-columns'

/** Deletes a column of the project. One that shows cards is a CONFLICT. */
export async function deleteColumn(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    await claimColumns(project_id)
    const column = await db.roadmap_column.findFirst({ where: { id, project_id } })
    if (!column) throw notFound('column')
    if (column.item_count > 0)
      throw new AppError('CONFLICT', 'There are cards in this column. Move or delete them first.')
    await db.roadmap_column.delete({ where: { id } })
  })
}
