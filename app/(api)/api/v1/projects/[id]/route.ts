import { projects } from '@/lib/contract/projects'
import { teamProjects } from '@/lib/contract/team-projects'
import { deleteProject } from '@/lib/domain/projects/delete-project'
import { readProject } from '@/lib/domain/projects/read-project'
import { updateProject } from '@/lib/domain/projects/update-project'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(projects.get, (_, admin) => readProject(admin)),
  serve(projects.update, async ({ body }, admin) => {
    await updateProject(admin.project_id, body)
    return readProject(admin)
  }),
  serve(teamProjects.remove, ({ query }, admin) => deleteProject(admin.project_id, query)),
)
