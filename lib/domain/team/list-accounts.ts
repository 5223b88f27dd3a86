import 'server-only'
import { db } from '@/lib/db'

/** Everybody who is of a team of this installation: team by team, in the order in which they came. */
export async function listAccounts() {
  const rows = await db.member.findMany({
    include: { user: true, organization: { select: { name: true, slug: true } } },
    orderBy: [{ organization_id: 'asc' }, { created_at: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ role, user, organization }) => ({
    email: user.email,
    name: user.name,
    role,
    team: organization.name,
    team_slug: organization.slug,
    two_factor: user.two_factor_enabled,
  }))
}
