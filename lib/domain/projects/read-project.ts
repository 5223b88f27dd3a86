import 'server-only'
import type { Admin } from '@/lib/caller'
import { mayManage } from '@/lib/domain/team/roles'
import { getProject } from './find-project'
import { identitySecret } from './identity-secret'

/** The team's own project; to a key with `write`, and to who manages the team, its identity secret too. */
export async function readProject(admin: Admin) {
  const { project_id, permission } = admin
  const mayKnow = admin.by === 'key' ? permission === 'write' : mayManage(admin.role)
  const identity_secret = mayKnow ? await identitySecret(project_id) : null
  return { ...(await getProject(project_id)), identity_secret }
}
