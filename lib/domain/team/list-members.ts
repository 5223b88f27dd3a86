import 'server-only'
import { db } from '@/lib/db'
import { asRole, roles } from './roles'

const person = { select: { id: true, name: true, email: true, two_factor_enabled: true } } as const

/** Everybody of a project’s team: those who may most first, then by name. */
export async function listMembers(project_id: string) {
  const rows = await db.member.findMany({
    where: { organization: { projects: { some: { id: project_id } } } },
    include: { user: person },
  })
  const shown = rows.map(shownMember)
  const order = (a: Shown, b: Shown) =>
    roles.indexOf(a.role) - roles.indexOf(b.role) || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)
  return shown.toSorted(order)
}

type Shown = ReturnType<typeof shownMember>
type Row = {
  id: string
  role: string
  created_at: Date
  user: { id: string; name: string; email: string; two_factor_enabled: boolean }
}

/** A member as the API shows one. */
export function shownMember({ id, role, created_at, user }: Row) {
  const { id: user_id, name, email, two_factor_enabled } = user
  return { id, user_id, name, email, role: asRole(role), two_factor_enabled, created_at }
}
