import 'server-only'
import { db, transaction } from '@/lib/db'
import { letGoOfFiles } from '@/lib/domain/activity/erase/files'
import { eraseSubmissions } from '@/lib/domain/activity/erase/submissions'
import { removeFiles } from '@/lib/domain/files/remove-files'
import { notFound } from '@/lib/errors'
import { Prisma } from '@/prisma/client/client'

/** Deletes those of these submissions that the project has, with the files that nothing else needs, and tells how many; requests and wishes that came of them stay. */
export async function deleteSubmissions(project_id: string, asked: string[]): Promise<{ count: number }> {
  const { files, count } = await transaction(async () => {
    // Forms first, as whoever sends one does.
    await db.$executeRaw`
      SELECT FROM form WHERE id IN (SELECT form_key FROM form_submission WHERE id = ANY (${asked}::uuid[]) AND project_id = ${project_id}::uuid)
      ORDER BY id FOR UPDATE`
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM form_submission WHERE id = ANY (${asked}::uuid[]) AND project_id = ${project_id}::uuid ORDER BY id FOR UPDATE`
    const ids = rows.map(({ id }) => id)
    const files = await letGoOfFiles(project_id, [], ids)
    await eraseSubmissions(project_id, ids)
    return { files, count: ids.length }
  })
  await removeFiles(Prisma.sql`id = ANY (${files}::uuid[]) AND linked_at IS NULL`)
  return { count }
}

/** The same for one; NOT_FOUND when there is none. */
export async function deleteSubmission(project_id: string, id: string): Promise<void> {
  if ((await deleteSubmissions(project_id, [id])).count === 0) throw notFound('submission')
}
