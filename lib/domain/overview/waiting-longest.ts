import 'server-only'
import { db } from '@/lib/db'
import { Prisma, type support_status } from '@/prisma/client/client'

type Waiting = {
  id: string
  number: number
  subject: string
  status: support_status
  user_name: string | null
  user_email: string | null
  waiting_since: Date
}

/** The request that waits for the team's answer the longest; the index `support_request_awaiting` holds those that do. */
export const waitingLongest = (project_id: string): Prisma.Sql => Prisma.sql`
  SELECT id, number, subject, status, user_name, user_email, coalesce(last_message_at, created_at) AS waiting_since
  FROM support_request
  WHERE project_id = ${project_id}::uuid AND status IN ('new', 'open', 'in_progress')
  ORDER BY project_id, coalesce(last_message_at, created_at), id LIMIT 1`

/** That request; null when none waits. */
export async function readWaitingLongest(project_id: string): Promise<Waiting | null> {
  const [waiting = null] = await db.$queryRaw<Waiting[]>(waitingLongest(project_id))
  return waiting
}
