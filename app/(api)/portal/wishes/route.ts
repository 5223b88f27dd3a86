import { wishes } from '@/lib/contract/wishes'
import { getProject } from '@/lib/domain/projects/find-project'
import { suggestWish } from '@/lib/domain/wishes/create-wish'
import { listPublicWishes } from '@/lib/domain/wishes/list-public-wishes'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(wishes.listPublic, async ({ query }, { address, user_agent, holder }) => {
    const { id } = await getProject(query.project_id)
    return listPublicWishes(id, query, { holder, fingerprint: query.fingerprint, address, user_agent })
  }),
  serve(wishes.createPublic, ({ body }, visitor) => suggestWish(visitor, body)),
)
