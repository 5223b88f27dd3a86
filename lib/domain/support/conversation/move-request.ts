import 'server-only'
import { db } from '@/lib/db'
import type { Changes } from '@/lib/domain/support/history/record'
import { AppError } from '@/lib/errors'
import type { support_request } from '@/prisma/client/client'
import { type SupportEvent, transition } from './transition'

/** Status and `resolved_at` after an event; CONFLICT where the request takes no more messages. */
export function afterEvent(request: support_request, event: SupportEvent, now: Date) {
  const next = transition(request.status, event)
  if (next === 'refused') {
    const what = event.is === 'team_reply' ? 'Reopen it before replying.' : 'Open a new one.'
    throw new AppError('CONFLICT', `This request is closed and takes no more messages. ${what}`)
  }
  const resolved_at = { now, kept: request.resolved_at ?? now, none: null }[next.resolved_at]
  return { status: next.status, resolved_at }
}

/** A customer's words wait to be looked at; whoever of the team answers has looked, but for the model. */
function looked(request: support_request, { is, by_machine = false }: Parameters<typeof countMessage>[1], now: Date) {
  if (is === 'customer_message') return { is_unread: true }
  return { first_replied_at: request.first_replied_at ?? now, ...(!by_machine && { is_unread: false }) }
}

/** Counts a public message on its request, which the caller holds, and moves the status; answers the row and what changed. */
export async function countMessage(
  request: support_request,
  event: { is: 'customer_message' | 'team_reply'; by_machine?: boolean },
  now: Date,
): Promise<{ request: support_request; changes: Changes }> {
  const next = afterEvent(request, event, now)
  const row = await db.support_request.update({
    where: { id: request.id },
    data: {
      ...next,
      ...looked(request, event, now),
      message_count: { increment: 1 },
      version: { increment: 1 },
      last_message_at: now,
      updated_at: now,
    },
  })
  return { request: row, changes: row.status === request.status ? {} : { status: [request.status, row.status] } }
}
