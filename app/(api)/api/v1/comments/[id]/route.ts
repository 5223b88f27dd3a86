import { comments } from '@/lib/contract/comments'
import { deleteComment } from '@/lib/domain/comments/delete-comment'
import { updateComment } from '@/lib/domain/comments/update-comment'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(comments.update, ({ params, body }, { project_id }) => updateComment(project_id, params.id, body)),
  serve(comments.remove, ({ params }, { project_id }) => deleteComment(project_id, params.id)),
)
