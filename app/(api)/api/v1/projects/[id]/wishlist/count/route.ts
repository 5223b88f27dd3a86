import { waitlist } from '@/lib/contract/waitlist'
import { getProject } from '@/lib/domain/projects/find-project'
import { countWaitlist } from '@/lib/domain/waitlist/count-waitlist'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(waitlist.count, async ({ params }) => ({ count: await countWaitlist((await getProject(params.id)).id) })),
)
