import { teamProjects } from '@/lib/contract/team-projects'
import { createTeamProject } from '@/lib/domain/projects/create-team-project'
import { listTeamProjects } from '@/lib/domain/projects/list-team-projects'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(teamProjects.list, (_, { user_id }) => listTeamProjects(user_id)),
  serve(teamProjects.create, ({ body }, member) => createTeamProject(member, body)),
)
