import { members } from '@/lib/contract/members'
import { removeMember } from '@/lib/domain/team/remove-member'
import { updateMember } from '@/lib/domain/team/update-member'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(members.update, ({ params, body }, admin) => updateMember(admin, params.id, body)),
  serve(members.remove, ({ params, query }, member) => removeMember(member, params.id, query)),
)
