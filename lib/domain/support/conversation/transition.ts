import type { SupportStatus } from '@/lib/contract/support-request'

/** What can happen to a request. */
export type SupportEvent =
  | { is: 'customer_message' | 'team_reply' | 'internal_note' }
  | { is: 'set_status'; status: SupportStatus }

/** Where it leads: the status, and whether `resolved_at` becomes now, stays, or becomes null. */
export type Moved = { status: SupportStatus; resolved_at: 'now' | 'kept' | 'none' }

const refused = 'refused'
const done = (status: SupportStatus) => status === 'resolved' || status === 'closed'

/** Where an event leads a request of that status; a closed one takes messages neither from the customer nor for them. */
export function transition(status: SupportStatus, event: SupportEvent): Moved | typeof refused {
  if (event.is === 'internal_note') return moved(status, status)
  if (event.is === 'set_status') return moved(status, event.status)
  if (status === 'closed') return refused

  if (event.is === 'customer_message') {
    return moved(status, status === 'waiting_on_customer' || status === 'resolved' ? 'open' : status)
  }
  return moved(status, status === 'resolved' ? status : 'waiting_on_customer')
}

function moved(from: SupportStatus, status: SupportStatus): Moved {
  if (!done(status)) return { status, resolved_at: 'none' }
  return { status, resolved_at: done(from) ? 'kept' : 'now' }
}
