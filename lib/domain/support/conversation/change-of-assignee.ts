import 'server-only'
import { db } from '@/lib/db'
import type { Changes } from '@/lib/domain/support/history/record'
import { invalid } from '@/lib/errors'
import type { support_request } from '@/prisma/client/client'

/** What giving a request to a member changes, with the names of both; one who is not of the project's team is refused, and stays one until the transaction ends. */
export async function changeOfAssignee(before: support_request, assignee_id: string | null): Promise<Changes> {
  if (assignee_id === before.assignee_id) return {}
  if (assignee_id && !(await holdMember(before.project_id, assignee_id)))
    throw invalid('assignee_id', 'is not a member of this project’s team')
  return { assignee: [await named(before.assignee_id), await named(assignee_id)] }
}

const named = (id: string | null) =>
  id === null ? null : db.team_user.findUnique({ where: { id }, select: { id: true, name: true } })

async function holdMember(project_id: string, user_id: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT FROM member JOIN project ON project.organization_id = member.organization_id
    WHERE project.id = ${project_id}::uuid AND member.user_id = ${user_id}::uuid FOR KEY SHARE OF member`
  return rows.length > 0
}
