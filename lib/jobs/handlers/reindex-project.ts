import 'server-only'
import { reindexProject } from '@/lib/domain/search/reindex-project'
import type { Handler } from '@/lib/jobs/handler'

/** Writes a project's search anew. Done twice it changes nothing more. */
export const reindexProjectJob: Handler<'reindex_project'> = ({ project_id }) => reindexProject(project_id)
