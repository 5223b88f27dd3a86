import { wishes } from '@/lib/contract/wishes'
import { changeWishes } from '@/lib/domain/wishes/change-wishes'
import { createWish } from '@/lib/domain/wishes/create-wish'
import { listWishes } from '@/lib/domain/wishes/list-wishes'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(wishes.list, ({ query }, { project_id }) => listWishes(project_id, query)),
  serve(wishes.create, ({ body }) => createWish(body)),
  serve(wishes.updateMany, ({ body }) => changeWishes(body)),
)
