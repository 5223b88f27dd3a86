import { licenseKeys } from '@/lib/contract/license-keys'
import { revokeLicenseKey } from '@/lib/domain/licences/change-status'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licenseKeys.revoke, ({ params }, { project_id }) => revokeLicenseKey(project_id, params.id)),
)
