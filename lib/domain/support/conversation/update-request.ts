import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import { DeskConversation } from '@/lib/contract/desk-request'
import type { supportDesk } from '@/lib/contract/support-desk'
import { db, transaction } from '@/lib/db'
import { tellLive } from '@/lib/domain/live/tell-live'
import { type Actor, type Changes, recordHistory } from '@/lib/domain/support/history/record'
import { AppError } from '@/lib/errors'
import type { support_request } from '@/prisma/client/client'
import { changeOfAssignee } from './change-of-assignee'
import { lockRequest } from './lock-request'
import { afterEvent } from './move-request'
import { readDeskConversation } from './read-desk-conversation'
import { tellOfChanges } from './tell-webhooks'

type Given = z.output<typeof supportDesk.update.body>

/**
 * Changes what is given of a request; `resolved_at` follows the status. With a `version` that is not the present one nothing
 * changes: CONFLICT with the fresh record as `current`. What is as it was already is no change and counts as none. Whose it is
 * and whether it is read are the team's alone: neither moves `updated_at`, which customers see, and being read counts as no change.
 */
export async function updateRequest(project_id: string, id: string, { version, ...given }: Given, actor: Actor) {
  const { is_unread, assignee_id, ...open } = given
  return transaction(async () => {
    const before = await lockRequest(project_id, id)
    if (version !== undefined && version !== before.version) await refuseStale(project_id, id)

    const changes = changesOf(before, open)
    const taken = assignee_id === undefined ? {} : await changeOfAssignee(before, assignee_id)
    const [moves, counts] = [isAny(changes), isAny({ ...changes, ...taken })]
    const read = readAfter(before, given)
    if (!counts && read === before.is_unread) return readDeskConversation(project_id, id)

    const now = clock.now()
    const moved = given.status && afterEvent(before, { is: 'set_status', status: given.status }, now)
    const after = await db.support_request.update({
      where: { id },
      data: {
        ...(moves && { ...open, ...moved, updated_at: now }),
        ...(counts && { version: { increment: 1 } }),
        ...(assignee_id !== undefined && { assignee_id }),
        is_unread: read,
      },
    })
    const about = { project_id, support_request_id: id }
    if (counts) await recordHistory({ ...about, ...actor, action: 'changed', changes: { ...changes, ...taken } })
    await tellLive({ ...about, audience: moves ? 'all' : 'team' })
    await tellOfChanges(after, changes)
    return readDeskConversation(project_id, id)
  })
}

const isAny = (changes: Changes) => Object.keys(changes).length > 0

/** Whoever says that a request is done has looked at it. */
function readAfter(before: support_request, { is_unread, status }: Given): boolean {
  if (is_unread !== undefined) return is_unread
  return status === 'resolved' || status === 'closed' ? false : before.is_unread
}

type Open = Omit<Given, 'version' | 'is_unread' | 'assignee_id'>

function changesOf(before: support_request, given: Open): Changes {
  const fields = Object.keys(given) as (keyof typeof given)[]
  const changed = fields.filter((field) => given[field] !== undefined && given[field] !== before[field])
  return Object.fromEntries(changed.map((field) => [field, [before[field], given[field]]]))
}

async function refuseStale(project_id: string, id: string): Promise<never> {
  const current = DeskConversation.parse(await readDeskConversation(project_id, id))
  throw new AppError('CONFLICT', 'Somebody changed this request in the meantime. Look at it again, then change it.', {
    more: { current },
  })
}
