import 'server-only'
import type { AdminByMember } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { holdTeam } from './hold-team'
import { organizationOf } from './organization-of'
import { requireStill } from './require-still'
import { withdrawInvitations } from './withdraw-invitations'

/** Takes an invitation back: its link is no longer good. Only an owner takes one back that makes an owner. */
export async function withdrawInvitation(admin: AdminByMember, id: string): Promise<void> {
  const organization_id = await organizationOf(admin.project_id)
  await transaction(async () => {
    await holdTeam(organization_id)
    const found = await db.invitation.findUnique({ where: { id, organization_id, status: 'pending' } })
    if (!found) throw notFound('invitation')
    await requireStill(admin, organization_id, [found.role ?? ''])
    await withdrawInvitations(organization_id, { id })
  })
}
