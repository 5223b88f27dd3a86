import 'server-only'
import type { AdminByMember } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { holdTeam } from './hold-team'
import { noteTeamChange } from './note-team-change'
import { readTeam } from './read-team'
import { requireStill } from './require-still'

/** Gives the team another name, which the log of each of its projects tells; for who owns it still. */
export async function renameTeam(admin: AdminByMember, { name }: { name: string }) {
  return transaction(async () => {
    const { id } = await readTeam(admin.project_id)
    await holdTeam(id)
    await requireStill(admin, id, ['owner'])
    const before = await readTeam(admin.project_id)
    if (before.name === name) return before

    await db.organization.update({ where: { id }, data: { name } })
    const change = { before: { name: before.name }, after: { name } }
    await noteTeamChange({ organization_id: id, record_type: 'team', record_id: id, ...change })
    return { id, name }
  })
}
