import 'server-only'
import type { Admin } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { mayManage, mayOwn } from '@/lib/domain/team/roles'
import { AppError } from '@/lib/errors'

/** Refuses a write by who may read only, and what a member’s role does not reach (`needs`). */
export function requirePermission({ method, needs, reads }: Endpoint, admin: Admin | undefined): void {
  if (!admin) return
  const member = admin.by === 'member' ? admin : undefined
  if (member && needs === 'key') {
    throw new AppError('FORBIDDEN', 'This is for your own app, with an API key: nobody of the team may do it.')
  }
  if (member && needs === 'own' && !mayOwn(member.role)) {
    throw new AppError('FORBIDDEN', 'Only an owner of the team may do this.')
  }
  if (member && needs === 'manage' && !mayManage(member.role)) {
    throw new AppError('FORBIDDEN', 'Only owners and admins of the team may do this.')
  }
  if (method === 'GET' || reads || admin.permission === 'write') return
  throw new AppError(
    'FORBIDDEN',
    member
      ? 'As a viewer you may read only. Ask an owner or admin of the team for another role.'
      : 'This API key may read only. Use one with the permission “write”.',
  )
}
