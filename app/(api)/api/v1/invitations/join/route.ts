import { invitations } from '@/lib/contract/members'
import { joinByInvitation } from '@/lib/domain/team/accept-invitation'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(invitations.join, ({ body }, visitor) => joinByInvitation(visitor, body)),
)
