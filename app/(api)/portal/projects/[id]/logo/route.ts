import { projectLogo } from '@/lib/contract/project-logo'
import { openLogo } from '@/lib/domain/projects/open-logo'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(projectLogo.show, ({ params, query }) => openLogo(params.id, query.v)),
)
