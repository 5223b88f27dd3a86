import { invitations } from '@/lib/contract/members'
import { acceptInvitation } from '@/lib/domain/team/accept-invitation'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(invitations.accept, ({ body }, member) => acceptInvitation(member, body)),
)
