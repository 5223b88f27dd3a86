import { projects } from '@/lib/contract/projects'
import type { PortalProject } from '@/lib/domain/projects/find-project'
import { known } from '@/lib/known'

/** The project as its settings begin with it: its secret is asked for only when somebody wants to see it. */
export const knownSettings = (project: PortalProject) =>
  known(projects.get, { params: { id: project.id } }, { ...project, identity_secret: null })
