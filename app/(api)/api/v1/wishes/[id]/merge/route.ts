import { wishes } from '@/lib/contract/wishes'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { unmergeWish } from '@/lib/domain/wishes/unmerge-wish'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(wishes.merge, ({ params, body }, { project_id }) => mergeWishes(project_id, params.id, body.into)),
  serve(wishes.unmerge, ({ params }, { project_id }) => unmergeWish(project_id, params.id)),
)
