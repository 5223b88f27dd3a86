import { members } from '@/lib/contract/members'
import { listMembers } from '@/lib/domain/team/list-members'
import { mayManage } from '@/lib/domain/team/roles'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(members.list, (_, admin) => listMembers(admin.project_id, admin.by === 'member' && mayManage(admin.role))),
)
