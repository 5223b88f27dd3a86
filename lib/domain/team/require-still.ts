import 'server-only'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { asRole, mayManage, mayOwn } from './roles'

/** The role that somebody has in a team now, and whether it lets them manage members of these roles; ask for it while the team is held. */
export async function stillManages(user_id: string, organization_id: string, concerned: string[]) {
  const own = await db.member.findUnique({ where: { organization_id_user_id: { organization_id, user_id } } })
  const role = own && asRole(own.role)
  const may = role !== null && (mayOwn(role) || (mayManage(role) && !concerned.includes('owner')))
  return { role, may }
}

/** Whoever asks may still manage, and own where an owner is concerned; asked for again while the team is held, for they may have been demoted meanwhile. */
export async function requireStill({ user_id }: { user_id: string }, organization_id: string, concerned: string[]) {
  const { role, may } = await stillManages(user_id, organization_id, concerned)
  if (may) return
  throw new AppError(
    'FORBIDDEN',
    role === 'admin' ? 'Only an owner of the team may do this.' : 'Only owners and admins of the team may do this.',
  )
}
