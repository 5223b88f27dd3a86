import { licensePortal } from '@/lib/contract/license-portal'
import { refreshDevice } from '@/lib/domain/licences/seats/refresh-device'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licensePortal.refresh, ({ body }, visitor) => refreshDevice(visitor, body)),
)
