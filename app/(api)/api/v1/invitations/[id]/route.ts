import { invitations } from '@/lib/contract/members'
import { withdrawInvitation } from '@/lib/domain/team/withdraw-invitation'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(invitations.remove, ({ params }, admin) => withdrawInvitation(admin, params.id)),
)
