import { licensePortal } from '@/lib/contract/license-portal'
import { activateDevice } from '@/lib/domain/licences/seats/activate-device'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licensePortal.activate, ({ body }, visitor) => activateDevice(visitor, body)),
)
