import { licenseDesk } from '@/lib/contract/license-desk'
import { freeDevice } from '@/lib/domain/licences/seats/free-device'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licenseDesk.freeSeat, ({ params }, { project_id }) => freeDevice(project_id, params.id, params.activationId)),
)
