import 'server-only'
import type { Admin } from '@/lib/caller'
import { db } from '@/lib/db'
import { tellLive } from '@/lib/domain/live/tell-live'
import { notFound } from '@/lib/errors'

/** Tells everybody who follows the inbox, and no customer, that one of the team is writing a reply to a request just now; nothing of it is kept. */
export async function tellReplying(admin: Admin, id: string): Promise<void> {
  const { project_id } = admin
  if ((await db.support_request.count({ where: { id, project_id } })) === 0) throw notFound('support request')
  const replying =
    admin.by === 'member' ? { id: admin.user_id, name: admin.user_name } : { id: admin.key_id, name: admin.key_name }
  await tellLive({ project_id, support_request_id: id, audience: 'team', replying })
}
