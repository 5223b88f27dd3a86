import 'server-only'
import { db } from '@/lib/db'
import { keysMadeBy } from './keys-made-by'
import { asRole, roles } from './roles'

const person = { select: { id: true, name: true, email: true, two_factor_enabled: true } } as const

/** Everybody of a project’s team: those who may most first, then by name. Who has a second step, and how many keys they made, is told to whom `sees` it: owners and admins. */
export async function listMembers(project_id: string, sees = false) {
  const rows = await db.member.findMany({
    where: { organization: { projects: { some: { id: project_id } } } },
    include: { user: person },
  })
  const [first] = rows
  const ids = rows.map(({ user_id }) => user_id)
  const keys = first && sees ? await keysMadeBy(first.organization_id, ids) : null
  const shown = rows.map((row) => shownMember(row, keys))
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

/** A member as the API shows one; without `keys` as those see them who do not manage the team. */
export function shownMember({ id, role, created_at, user }: Row, keys: Awaited<ReturnType<typeof keysMadeBy>> | null) {
  const { id: user_id, name, email } = user
  const two_factor_enabled = keys && user.two_factor_enabled
  const active_api_keys = keys && (keys.get(user_id) ?? 0)
  return { id, user_id, name, email, role: asRole(role), two_factor_enabled, active_api_keys, created_at }
}
