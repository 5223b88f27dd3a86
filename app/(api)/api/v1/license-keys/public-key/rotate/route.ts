import { licenseKeys } from '@/lib/contract/license-keys'
import { rotateSigningKey } from '@/lib/domain/licences/signing/rotate-signing-key'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licenseKeys.rotate, ({ body }, { project_id }) => rotateSigningKey(project_id, body)),
)
