import { licensePortal } from '@/lib/contract/license-portal'
import { releaseDevice } from '@/lib/domain/licences/seats/release-device'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licensePortal.release, ({ body }, visitor) => releaseDevice(visitor, body)),
)
