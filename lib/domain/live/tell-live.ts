import 'server-only'
import { db } from '@/lib/db'
import { CHANNEL, type LiveChange } from './live-change'

/** Tells every process after the commit that a request changed: ids only, beside the name of who is replying, and to customers only what is for `all`. */
export async function tellLive(change: LiveChange): Promise<void> {
  const { project_id, support_request_id, audience, replying } = change
  const payload = JSON.stringify({ project_id, support_request_id, audience, replying })
  await db.$executeRaw`SELECT pg_notify(${CHANNEL}, ${payload})`
}
