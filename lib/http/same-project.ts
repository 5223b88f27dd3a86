import type { Admin } from '@/lib/caller'
import { AppError } from '@/lib/errors'

type Named = { params: object; query: object; body: object }

/** Refuses a request that names, anywhere, a project other than the credential's own. */
export function sameProject({ params, query, body }: Named, admin: Admin | undefined): void {
  if (!admin) return
  const named = [
    'projectId' in params && params.projectId,
    'project_id' in query && query.project_id,
    'project_id' in body && body.project_id,
  ]
  if (named.some((project) => project && project !== admin.project_id)) {
    throw new AppError('FORBIDDEN', 'This credential is for another project than the one that the request names.')
  }
}
