import { roadmap } from '@/lib/contract/roadmap'
import { roadmapCalendar } from '@/lib/domain/roadmap/roadmap-calendar'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(roadmap.ics, ({ query: { project_id, fingerprint } }, visitor) =>
    roadmapCalendar(project_id, { ...visitor, fingerprint }),
  ),
)
