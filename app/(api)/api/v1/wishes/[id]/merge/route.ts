import { wishes } from '@/lib/contract/wishes'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { previewMerge } from '@/lib/domain/wishes/preview-merge'
import { unmergeWish } from '@/lib/domain/wishes/unmerge-wish'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(wishes.previewMerge, ({ params, query }, { project_id }) => previewMerge(project_id, params.id, query.into)),
  serve(wishes.merge, ({ params, body }, { project_id }) => mergeWishes(project_id, params.id, body.into)),
  serve(wishes.unmerge, ({ params }, { project_id }) => unmergeWish(project_id, params.id)),
)
