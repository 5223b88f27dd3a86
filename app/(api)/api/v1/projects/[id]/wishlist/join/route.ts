import { waitlist } from '@/lib/contract/waitlist'
import { joinWaitlist } from '@/lib/domain/waitlist/join-waitlist'
import { Existing } from '@/lib/http/answer'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(waitlist.join, async ({ params, body }, visitor) => {
    const { created, entry } = await joinWaitlist(visitor, params.id, body)
    return created ? entry : new Existing(entry)
  }),
)
