import { licenseKeys } from '@/lib/contract/license-keys'
import { suspendLicenseKey } from '@/lib/domain/licences/change-status'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licenseKeys.suspend, ({ params }, { project_id }) => suspendLicenseKey(project_id, params.id)),
)
