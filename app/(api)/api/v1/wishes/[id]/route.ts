import { wishes } from '@/lib/contract/wishes'
import { deleteWish } from '@/lib/domain/wishes/delete-wish'
import { getWish } from '@/lib/domain/wishes/get-wish'
import { updateWish } from '@/lib/domain/wishes/update-wish'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(wishes.get, ({ params }, { project_id }) => getWish(project_id, params.id)),
  serve(wishes.update, ({ params, body }, { project_id }) => updateWish(project_id, params.id, body)),
  serve(wishes.remove, ({ params }, { project_id }) => deleteWish(project_id, params.id)),
)
