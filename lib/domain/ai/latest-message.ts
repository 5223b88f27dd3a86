import 'server-only'
import { db } from '@/lib/db'

/** The id of the customer's newest message; null while there is only the description. */
export async function latestMessage(support_request_id: string): Promise<string | null> {
  const message = await db.support_message.findFirst({
    where: { support_request_id, author_type: 'user', is_internal: false },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  return message?.id ?? null
}
