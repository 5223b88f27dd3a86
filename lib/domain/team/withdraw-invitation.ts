import 'server-only'
import type { AdminByMember } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { noteTeamChange } from './note-team-change'
import { organizationOf } from './organization-of'

/** Takes an invitation back: its link is no longer good. */
export async function withdrawInvitation({ project_id }: AdminByMember, id: string): Promise<void> {
  const organization_id = await organizationOf(project_id)
  await transaction(async () => {
    const rows = await db.$queryRaw<{ email: string; role: string }[]>`
      DELETE FROM invitation WHERE id = ${id}::uuid AND organization_id = ${organization_id}::uuid AND status = 'pending'
      RETURNING email, role`
    const [before] = rows
    if (!before) throw notFound('invitation')
    await noteTeamChange({ organization_id, record_type: 'invitation', record_id: id, before, after: null })
  })
}
