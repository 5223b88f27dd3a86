import { licenseKeys } from '@/lib/contract/license-keys'
import { readPublicKey } from '@/lib/domain/licences/signing/read-public-key'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licenseKeys.publicKey, (_, { project_id, permission }) => readPublicKey(project_id, permission === 'write')),
)
