import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { organizationOf } from './organization-of'
import { asRole } from './roles'

/** The invitations into a project’s team that wait for an answer, also those out of date; newest first. */
export async function listInvitations(project_id: string) {
  const rows = await db.invitation.findMany({
    where: { organization_id: await organizationOf(project_id), status: 'pending' },
    include: { inviter: { select: { name: true } } },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
  })
  return rows.map(shownInvitation)
}

type Row = {
  id: string
  email: string
  role: string | null
  expires_at: Date
  created_at: Date
  inviter: { name: string }
}

/** An invitation as the API shows one. */
export function shownInvitation({ id, email, role, expires_at, created_at, inviter }: Row) {
  const is_expired = expires_at <= clock.now()
  return { id, email, role: asRole(role ?? ''), invited_by: inviter.name, is_expired, expires_at, created_at }
}
