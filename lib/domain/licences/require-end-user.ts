import 'server-only'
import { db } from '@/lib/db'
import { invalid } from '@/lib/errors'

/** Refuses an `end_user_id` that is no person of the project, and keeps the person from being deleted until the transaction ends; asked for before any licence is held. */
export async function requireEndUser(project_id: string, end_user_id: string | null | undefined): Promise<void> {
  if (!end_user_id) return
  const found = await db.$queryRaw<unknown[]>`
    SELECT FROM end_user WHERE id = ${end_user_id}::uuid AND project_id = ${project_id}::uuid FOR KEY SHARE`
  if (found.length === 0) throw invalid('end_user_id', 'is not an end user of this project')
}
