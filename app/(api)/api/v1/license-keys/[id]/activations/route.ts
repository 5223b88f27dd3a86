import { licenseDesk } from '@/lib/contract/license-desk'
import { activateByHand } from '@/lib/domain/licences/seats/activate-by-hand'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licenseDesk.activate, ({ params, body }, { project_id }) => activateByHand(project_id, params.id, body)),
)
