import { wishes } from '@/lib/contract/wishes'
import { getPublicWish } from '@/lib/domain/wishes/get-public-wish'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(wishes.getPublic, ({ params, query }, { address, user_agent, holder }) =>
    getPublicWish(params.id, { holder, fingerprint: query.fingerprint, address, user_agent }),
  ),
)
