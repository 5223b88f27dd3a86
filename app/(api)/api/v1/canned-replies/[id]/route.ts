import { cannedReplies } from '@/lib/contract/canned-replies'
import { deleteCannedReply } from '@/lib/domain/canned-replies/delete-canned-reply'
import { getCannedReply } from '@/lib/domain/canned-replies/get-canned-reply'
import { updateCannedReply } from '@/lib/domain/canned-replies/update-canned-reply'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(cannedReplies.get, ({ params }, { project_id }) => getCannedReply(project_id, params.id)),
  serve(cannedReplies.update, ({ params, body }, { project_id }) => updateCannedReply(project_id, params.id, body)),
  serve(cannedReplies.remove, ({ params }, { project_id }) => deleteCannedReply(project_id, params.id)),
)
