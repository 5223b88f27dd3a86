import { team } from '@/lib/contract/team'
import { readTeam } from '@/lib/domain/team/read-team'
import { renameTeam } from '@/lib/domain/team/rename-team'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(team.get, (_, admin) => readTeam(admin.project_id)),
  serve(team.update, ({ body }, admin) => renameTeam(admin, body)),
)
