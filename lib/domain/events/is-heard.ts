import 'server-only'
import type { EventType } from '@/lib/contract/events'
import { db } from '@/lib/db'

/** Whether a webhook of the project asks for events of a type: for what does without a transaction where none does. */
export async function isHeard(type: EventType, project_id: string): Promise<boolean> {
  const listening = await db.webhook.findFirst({
    where: { project_id, enabled: true, OR: [{ types: { has: type } }, { types: { has: '*' } }] },
    select: { id: true },
  })
  return listening !== null
}
