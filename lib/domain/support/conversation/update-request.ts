import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import { DeskConversation, type supportDesk } from '@/lib/contract/support-desk'
import { db, transaction } from '@/lib/db'
import { tellLive } from '@/lib/domain/live/tell-live'
import { type Actor, type Changes, recordHistory } from '@/lib/domain/support/history/record'
import { AppError } from '@/lib/errors'
import type { support_request } from '@/prisma/client/client'
import { lockRequest } from './lock-request'
import { afterEvent } from './move-request'
import { readDeskConversation } from './read-desk-conversation'
import { tellOfChanges } from './tell-webhooks'

type Given = z.output<typeof supportDesk.update.body>

/**
 * Changes what is given of a request; `resolved_at` follows the status. With a `version` that is not the present one nothing
 * changes: CONFLICT with the fresh record as `current`. What is as it was already is no change and counts as none.
 */
export async function updateRequest(project_id: string, id: string, { version, ...given }: Given, actor: Actor) {
  return transaction(async () => {
    const before = await lockRequest(project_id, id)
    if (version !== undefined && version !== before.version) await refuseStale(project_id, id)

    const changes = changesOf(before, given)
    if (Object.keys(changes).length > 0) {
      const now = clock.now()
      const moved = given.status && afterEvent(before, { is: 'set_status', status: given.status }, now)
      const after = await db.support_request.update({
        where: { id },
        data: { ...given, ...moved, version: { increment: 1 }, updated_at: now },
      })
      await recordHistory({ project_id, support_request_id: id, ...actor, action: 'changed', changes })
      await tellLive({ project_id, support_request_id: id, audience: 'all' })
      await tellOfChanges(after, changes)
    }
    return readDeskConversation(project_id, id)
  })
}

function changesOf(before: support_request, given: Omit<Given, 'version'>): Changes {
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
