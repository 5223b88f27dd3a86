import 'server-only'
import { db } from '@/lib/db'
import { getProject } from '@/lib/domain/projects/find-project'

/**
 * Holds a project's line until the transaction ends, and answers its settings as they are then: whoever changes the order or
 * the boost holds it, so that every place that is told is true.
 */
export async function holdWaitlist(project_id: string) {
  if (!(await hold(project_id))) {
    await db.$executeRaw`
      INSERT INTO waitlist (project_id, last_joined_at) VALUES (${project_id}::uuid, to_timestamp(0)) ON CONFLICT DO NOTHING`
    await hold(project_id)
  }
  return (await getProject(project_id)).settings
}

async function hold(project_id: string): Promise<boolean> {
  const held = await db.$queryRaw<unknown[]>`
    SELECT FROM waitlist WHERE project_id = ${project_id}::uuid FOR NO KEY UPDATE`
  return held.length > 0
}
