import { invitations } from '@/lib/contract/members'
import { inviteMember } from '@/lib/domain/team/invite-member'
import { listInvitations } from '@/lib/domain/team/list-invitations'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(invitations.list, (_, admin) => listInvitations(admin.project_id)),
  serve(invitations.create, ({ body }, admin) => inviteMember(admin, body)),
)
