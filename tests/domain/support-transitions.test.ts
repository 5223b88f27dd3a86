import { expect, test } from 'vitest'
import { SupportStatus } from '@/lib/contract/support-request'
import { transition } from '@/lib/domain/support/conversation/transition'

const statuses = SupportStatus.options

/** By event, what becomes of each status, in their order: new, open, in_progress, waiting_on_customer, resolved, closed. */
const table = {
  customer_message: ['new', 'open', 'in_progress', 'open', 'open', 'refused'],
  team_reply: [
    'waiting_on_customer',
    'waiting_on_customer',
    'waiting_on_customer',
    'waiting_on_customer',
    'resolved',
    'refused',
  ],
  internal_note: ['new', 'open', 'in_progress', 'waiting_on_customer', 'resolved', 'closed'],
} as const
const events = Object.keys(table) as (keyof typeof table)[]
const isDone = (status: string) => status === 'resolved' || status === 'closed'

test.each(events.flatMap((event) => statuses.map((status, at) => [event, status, table[event][at]] as const)))(
  'a %s at %s leads to %s',
  (event, status, expected) => {
    const next = transition(status, { is: event })
    expect(next === 'refused' ? next : next.status).toBe(expected)
  },
)

test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
  'the team may set %s to %s; it is resolved anew only from outside',
  (from, to) => {
    expect(transition(from, { is: 'set_status', status: to })).toEqual({
      status: to,
      resolved_at: isDone(to) ? (isDone(from) ? 'kept' : 'now') : 'none',
    })
  },
)

test.each(events.flatMap((event) => statuses.map((status) => [event, status] as const)))(
  'a %s at %s has a resolved_at exactly where it is done, and never a new one',
  (event, status) => {
    const next = transition(status, { is: event })
    if (next === 'refused') return expect(status).toBe('closed')
    expect(next.resolved_at).toBe(isDone(next.status) ? 'kept' : 'none')
  },
)
