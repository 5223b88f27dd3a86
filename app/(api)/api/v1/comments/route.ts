import { comments } from '@/lib/contract/comments'
import { createComment } from '@/lib/domain/comments/create-comment'
import { listComments } from '@/lib/domain/comments/list-comments'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(comments.list, ({ query }, { team }) => listComments(query.wish_id, query, team)),
  serve(comments.create, ({ body }, visitor) => createComment(visitor, body)),
)
