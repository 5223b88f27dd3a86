import { cannedReplies } from '@/lib/contract/canned-replies'
import { createCannedReply } from '@/lib/domain/canned-replies/create-canned-reply'
import { listCannedReplies } from '@/lib/domain/canned-replies/list-canned-replies'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(cannedReplies.list, ({ query }, { project_id }) => listCannedReplies(project_id, query)),
  serve(cannedReplies.create, ({ body }) => createCannedReply(body)),
)
