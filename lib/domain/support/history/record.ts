import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import type { history_actor, Prisma } from '@/prisma/client/client'

/** Who did something to a request. */
export type Actor = { actor_type: history_actor; actor_name?: string | null | undefined }

/** `{ field: [before, after] }` */
export type Changes = { [field: string]: [before: unknown, after: unknown] }

export type HistoryAction =
  | 'created'
  | 'changed'
  | 'replied'
  | 'noted'
  | 'drafted'
  | 'mail_held'
  | 'linked'
  | 'unlinked'

type Happened = Actor & { project_id: string; support_request_id: string; action: HistoryAction; changes?: Changes }

/** Adds to a request's history who did what, in the transaction that does it. */
export async function recordHistory({ changes = {}, actor_name = null, ...happened }: Happened): Promise<void> {
  const data = { ...happened, actor_name, changes: changes as Prisma.InputJsonObject, at: clock.now() }
  await db.support_history.create({ data })
}
