import { licensePortal } from '@/lib/contract/license-portal'
import { readJwks } from '@/lib/domain/licences/signing/read-jwks'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licensePortal.jwks, ({ query }) => readJwks(query.project_id)),
)
