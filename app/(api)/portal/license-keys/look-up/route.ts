import { licensePortal } from '@/lib/contract/license-portal'
import { lookUp } from '@/lib/domain/licences/seats/look-up'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licensePortal.lookUp, ({ body }, visitor) => lookUp(visitor, body)),
)
