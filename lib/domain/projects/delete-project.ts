import 'server-only'
import { db, transaction } from '@/lib/db'
import { deleteProjectFiles } from '@/lib/domain/files/delete-project-files'
import { noteTeamChange } from '@/lib/domain/team/note-team-change'
import { invalid, notFound } from '@/lib/errors'
import { emptyProject } from './empty-project'

/** Deletes a project with everything in it, its files first, for good; `confirm` must be its name. The log of each other project of its team tells who did it. */
export async function deleteProject(id: string, { confirm }: { confirm: string }): Promise<void> {
  const project = await db.project.findUnique({ where: { id } })
  if (!project) throw notFound('project')
  const { name, slug, organization_id } = project
  if (confirm !== name) throw invalid('confirm', 'must be the name of the project, to the letter')
  await deleteProjectFiles(id)
  await emptyProject(id)
  await transaction(async () => {
    const { count } = await db.project.deleteMany({ where: { id } })
    if (count === 0 || !organization_id) return
    const before = { name, slug, created_at: project.created_at.toISOString() }
    await noteTeamChange({ organization_id, record_type: 'project', record_id: id, before, after: null })
  })
}
