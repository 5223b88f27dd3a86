import 'server-only'
import { db } from '@/lib/db'
import type { support_request } from '@/prisma/client/client'
import { forCustomer, shownMessages } from './shown-message'

/** A request's messages for its customer, oldest first. Whatever customers read of a conversation comes from here: internal ones never do. */
export async function publicMessages(request: support_request) {
  const rows = await db.support_message.findMany({
    where: { support_request_id: request.id, project_id: request.project_id, is_internal: false },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  })
  return (await shownMessages(request.project_id, rows)).map((message) => forCustomer(request, message))
}
