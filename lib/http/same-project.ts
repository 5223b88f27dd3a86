import 'server-only'
import { AppError } from '@/lib/errors'
import { parseJson } from './read-body'

/** Below it stands a project’s own id. */
const PROJECT = '/api/v1/projects/{id}'

type Raw = { url: URL; params: object; body: Uint8Array | null; contentType: string | null }

/** Refuses a request that names, anywhere, a project other than the credential's own; also where the endpoint would not have looked. */
export function sameProject(
  { url, params, body, contentType }: Raw,
  path: string,
  credential: { project_id: string } | undefined,
): void {
  if (!credential) return
  const sent = body ? parseJson(body, contentType) : null
  const named = [
    'projectId' in params && params.projectId,
    path.startsWith(PROJECT) && 'id' in params && params.id,
    ...url.searchParams.getAll('project_id'),
    typeof sent === 'object' && sent !== null && 'project_id' in sent && sent.project_id,
  ]
  if (named.some((project) => project && String(project).toLowerCase() !== credential.project_id)) {
    throw new AppError('FORBIDDEN', 'This credential is for another project than the one that the request names.')
  }
}
