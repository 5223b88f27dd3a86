import 'server-only'
import { db } from '@/lib/db'
import type { support_request } from '@/prisma/client/client'

/** Notes that one of the team has looked at a request, which the caller holds; that moves and counts nothing. */
export async function markLooked(request: support_request): Promise<support_request> {
  if (!request.is_unread) return request
  return db.support_request.update({ where: { id: request.id }, data: { is_unread: false } })
}
