import 'server-only'
import { db } from '@/lib/db'
import { asRole } from '@/lib/domain/team/roles'

/** The projects of somebody’s teams with what they may do there, by name; those that are archived last. */
export async function listTeamProjects(user_id: string) {
  const rows = await db.project.findMany({
    where: { organization: { members: { some: { user_id } } } },
    include: { organization: { select: { name: true, members: { where: { user_id }, select: { role: true } } } } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  const shown = rows.map(({ id, name, slug, archived_at, created_at, organization }) => ({
    id,
    name,
    slug,
    archived_at,
    created_at,
    team: organization?.name ?? '',
    role: asRole(organization?.members[0]?.role ?? ''),
  }))
  return shown.toSorted((a, b) => Number(a.archived_at !== null) - Number(b.archived_at !== null))
}
