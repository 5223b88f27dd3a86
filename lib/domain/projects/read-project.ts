import 'server-only'
import type { Admin } from '@/lib/caller'
import { mayKnowSecrets } from '@/lib/domain/access/may-know-secrets'
import { getProject } from './find-project'
import { identitySecret } from './identity-secret'

/** The team's own project; to a key with `write`, and to who manages the team, its identity secret too. */
export async function readProject(admin: Admin) {
  const { project_id } = admin
  const identity_secret = mayKnowSecrets(admin) ? await identitySecret(project_id) : null
  return { ...(await getProject(project_id)), identity_secret }
}
