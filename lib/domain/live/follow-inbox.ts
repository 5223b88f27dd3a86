import 'server-only'
import type { Admin } from '@/lib/caller'
import { isKeyGood } from '@/lib/domain/access/is-key-good'
import { eventStream } from './event-stream'

/** The changes to all requests of the team's project, internal notes too. */
export function followInbox({ project_id, key_id, address }: Admin) {
  return eventStream({
    address,
    tells: (change) => {
      if (change === null) return { id: null }
      return change.project_id === project_id ? { id: change.support_request_id } : null
    },
    mayGoOn: () => isKeyGood(key_id),
  })
}
