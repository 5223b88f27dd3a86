import { licenseDesk } from '@/lib/contract/license-desk'
import { lookUpLicenseKey } from '@/lib/domain/licences/look-up-license-key'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licenseDesk.lookUp, ({ body }) => lookUpLicenseKey(body)),
)
