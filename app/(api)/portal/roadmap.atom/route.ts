import { roadmap } from '@/lib/contract/roadmap'
import { roadmapFeed } from '@/lib/domain/roadmap/roadmap-feed'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(roadmap.atom, ({ query: { project_id, fingerprint } }, visitor) =>
    roadmapFeed(project_id, { ...visitor, fingerprint }),
  ),
)
