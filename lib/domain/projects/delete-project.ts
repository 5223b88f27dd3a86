import 'server-only'
import { db, transaction } from '@/lib/db'
import { deleteProjectFiles } from '@/lib/domain/files/delete-project-files'
import { invalid, notFound } from '@/lib/errors'
import { emptyProject } from './empty-project'

/** Deletes a project with everything in it, its files first, for good; `confirm` must be its name. */
export async function deleteProject(id: string, { confirm }: { confirm: string }): Promise<void> {
  const project = await db.project.findUnique({ where: { id }, select: { name: true } })
  if (!project) throw notFound('project')
  if (confirm !== project.name) throw invalid('confirm', 'must be the name of the project, to the letter')
  await deleteProjectFiles(id)
  await emptyProject(id)
  await transaction(() => db.project.deleteMany({ where: { id } }))
}
