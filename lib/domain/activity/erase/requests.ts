import 'server-only'
import { db } from '@/lib/db'
import type { Whose } from '@/lib/domain/activity/whose'
import { tellLive } from '@/lib/domain/live/tell-live'

/** Holds the requests of the address, in the order of their ids: a message that is being written is there, or finds no request any more. */
export async function holdRequests({ project_id, email_key }: Whose): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM support_request WHERE project_id = ${project_id}::uuid AND email_key = ${email_key} ORDER BY id FOR UPDATE`
  return rows.map(({ id }) => id)
}

/** Deletes requests with their messages, tokens, history and drafts, and takes their name off what they mailed into somebody else's. */
export async function eraseRequests({ project_id, email_key }: Whose, requests: string[]): Promise<void> {
  await db.support_request.deleteMany({ where: { id: { in: requests } } })
  await db.$executeRaw`
    UPDATE support_message SET author_name = NULL, author_email = NULL
    WHERE project_id = ${project_id}::uuid AND author_type = 'user' AND lower(author_email) = ${email_key}`
  for (const support_request_id of requests) await tellLive({ project_id, support_request_id, audience: 'all' })
}
