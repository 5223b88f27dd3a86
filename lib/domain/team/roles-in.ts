import 'server-only'
import type { Role } from '@/lib/caller'
import { db } from '@/lib/db'
import { asRole } from './roles'

/** What somebody may do in these projects; one that is not their team's is not in it. */
export async function rolesIn(user_id: string, project_ids: string[]): Promise<Map<string, Role>> {
  const rows = await db.$queryRaw<{ id: string; role: string }[]>`
    SELECT project.id, member.role FROM project
    JOIN member ON member.organization_id = project.organization_id AND member.user_id = ${user_id}::uuid
    WHERE project.id = ANY(${project_ids}::uuid[])`
  return new Map(rows.map(({ id, role }) => [id, asRole(role)]))
}
