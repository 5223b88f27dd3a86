import 'server-only'
import { findEntry } from '@/lib/domain/waitlist/find-entry'
import { holdWaitlist } from '@/lib/domain/waitlist/hold-waitlist'
import { removeEntry } from '@/lib/domain/waitlist/remove-entry'

/** Takes the address out of the line for good; who held that line meanwhile may have put it there. Answers whether it stood there. */
export async function erasePlace(project_id: string, email_key: string): Promise<boolean> {
  await holdWaitlist(project_id)
  const entry = await findEntry(project_id, { email_key })
  if (entry) await removeEntry(project_id, entry.id)
  return entry !== null
}
