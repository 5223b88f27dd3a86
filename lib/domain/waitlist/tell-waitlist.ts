import 'server-only'
import { emit } from '@/lib/domain/events/emit'
import type { EntryRow } from './entry-row'

export type WaitlistEvent = 'waitlist_joined' | 'waitlist_left' | 'waitlist_invited'

/** Tells the project's webhooks what became of somebody in line, in the transaction around this call. An address that nobody has proven is in the record alone. */
export function tellWaitlist(type: WaitlistEvent, entry: EntryRow): Promise<void> {
  const { project_id, end_user_id, email, confirmed_at } = entry
  return emit({ type, project_id, data: entry, end_user_id, email: confirmed_at ? email : null })
}
