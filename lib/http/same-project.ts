import 'server-only'
import { AppError } from '@/lib/errors'
import { namedProjects, type Raw } from './named-projects'

/** Refuses a request that names, anywhere, a project other than the credential's own; also where the endpoint would not have looked. */
export function sameProject(raw: Raw, path: string, credential: { project_id: string } | undefined): void {
  if (!credential) return
  if (namedProjects(raw, path).some((project) => project !== credential.project_id)) {
    throw new AppError('FORBIDDEN', 'This credential is for another project than the one that the request names.')
  }
}
