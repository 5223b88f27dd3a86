import { licenseDesk } from '@/lib/contract/license-desk'
import { importLicenseKeys } from '@/lib/domain/licences/import/import-license-keys'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licenseDesk.import, ({ body }) => importLicenseKeys(body)),
)
