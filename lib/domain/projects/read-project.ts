import 'server-only'
import type { Admin } from '@/lib/caller'
import { getProject } from './find-project'
import { identitySecret } from './identity-secret'

/** The team's own project; with `write` its identity secret too. */
export async function readProject({ project_id, permission }: Pick<Admin, 'project_id' | 'permission'>) {
  const identity_secret = permission === 'write' ? await identitySecret(project_id) : null
  return { ...(await getProject(project_id)), identity_secret }
}
