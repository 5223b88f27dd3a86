import 'server-only'
import { parseJson } from './read-body'

/** Below it stands a project’s own id. */
const PROJECT = '/api/v1/projects/{id}'

export type Raw = { url: URL; params: object; body: Uint8Array | null; contentType: string | null }

/** The projects that a request names, in path, query or body; also where the endpoint would not have looked. */
export function namedProjects({ url, params, body, contentType }: Raw, path: string): string[] {
  const sent = body ? parseJson(body, contentType) : null
  const named = [
    'projectId' in params && params.projectId,
    path.startsWith(PROJECT) && 'id' in params && params.id,
    ...url.searchParams.getAll('project_id'),
    typeof sent === 'object' && sent !== null && 'project_id' in sent && sent.project_id,
  ]
  return [...new Set(named.flatMap((project) => (project ? String(project).toLowerCase() : [])))]
}
