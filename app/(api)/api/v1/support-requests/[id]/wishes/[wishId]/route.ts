import { supportWishes } from '@/lib/contract/support-wishes'
import { unlinkWish } from '@/lib/domain/support/wishes/unlink-wish'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportWishes.unlink, ({ params }, admin) => unlinkWish(admin, params.id, params.wishId)),
)
