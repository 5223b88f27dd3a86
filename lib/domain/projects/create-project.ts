import 'server-only'
import { transaction } from '@/lib/db'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { makeProject, type NewProject } from './make-project'

/** Creates a project and its first API key (`write`), whose plaintext is in the answer and nowhere else. A slug that is taken is a CONFLICT. */
export async function createProject(asked: NewProject) {
  return transaction(async () => {
    const project = await makeProject(asked)
    const { key } = await createApiKey({ project_id: project.id, name: 'First key' })
    return { project, api_key: key }
  })
}
