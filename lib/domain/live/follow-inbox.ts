import 'server-only'
import type { Admin } from '@/lib/caller'
import { isStillTeam } from '@/lib/domain/access/is-still-team'
import { eventStream } from './event-stream'

/** The changes to all requests of the team's project, internal notes too, and who is replying to which. */
export function followInbox(admin: Admin) {
  const { project_id, address } = admin
  return eventStream({
    address,
    tells: (change) => {
      if (change === null) return { id: null }
      if (change.project_id !== project_id) return null
      const { support_request_id: id, replying: by } = change
      return by ? { id, by } : { id }
    },
    restsOn: admin.by === 'key' ? [admin.key_id] : [admin.session_id, admin.user_id],
    mayGoOn: () => isStillTeam(admin),
  })
}
