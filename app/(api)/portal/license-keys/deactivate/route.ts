import { licensePortal } from '@/lib/contract/license-portal'
import { deactivateDevice } from '@/lib/domain/licences/seats/deactivate-device'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licensePortal.deactivate, ({ body }, visitor) => deactivateDevice(visitor, body)),
)
