import { licenseKeys } from '@/lib/contract/license-keys'
import { deleteLicenseKey } from '@/lib/domain/licences/delete-license-key'
import { getLicenseKey } from '@/lib/domain/licences/get-license-key'
import { updateLicenseKey } from '@/lib/domain/licences/update-license-key'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licenseKeys.get, ({ params }, { project_id }) => getLicenseKey(project_id, params.id)),
  serve(licenseKeys.update, ({ params, body }, { project_id }) => updateLicenseKey(project_id, params.id, body)),
  serve(licenseKeys.remove, ({ params }, { project_id }) => deleteLicenseKey(project_id, params.id)),
)
