import { supportWishes } from '@/lib/contract/support-wishes'
import { linkWish } from '@/lib/domain/support/wishes/link-wish'
import { Existing } from '@/lib/http/answer'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportWishes.link, async ({ params, body }, admin) => {
    const { created, link } = await linkWish(admin, params.id, body.wish_id)
    return created ? link : new Existing(link)
  }),
)
