import { licenseKeys } from '@/lib/contract/license-keys'
import { listLicenseKeys } from '@/lib/domain/licences/list-license-keys'
import { mintLicenseKey } from '@/lib/domain/licences/mint-license-key'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licenseKeys.list, ({ query }, { project_id }) => listLicenseKeys(project_id, query)),
  serve(licenseKeys.create, ({ body }) => mintLicenseKey(body)),
)
