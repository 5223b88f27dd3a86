import 'server-only'
import type { Customer } from '@/lib/caller'
import { listOpened } from './list-opened'

/** What a proof opens, and whose it is; nothing is used up by asking. */
export async function verifyToken({ proof }: Customer) {
  const tickets = await listOpened(proof)
  return { tickets, user_email: proof.by === 'request' ? (tickets[0]?.user_email ?? null) : proof.email }
}
