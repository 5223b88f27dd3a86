import 'server-only'
import { Prisma } from '@/prisma/client/client'
import { removeFiles } from './remove-files'

/** Deletes every file of a project, linked or not, and tells how many; call it before the project's row goes, and not in its transaction. */
export function deleteProjectFiles(project_id: string): Promise<number> {
  return removeFiles(Prisma.sql`project_id = ${project_id}::uuid`)
}
