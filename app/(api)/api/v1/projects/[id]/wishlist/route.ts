import { waitlist } from '@/lib/contract/waitlist'
import { listWaitlist } from '@/lib/domain/waitlist/list-waitlist'
import { waitlistCsv } from '@/lib/domain/waitlist/waitlist-csv'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(waitlist.list, ({ params, query }) => listWaitlist(params.id, query)),
  serve(waitlist.listCsv, ({ params, query }) => waitlistCsv(params.id, query)),
)
