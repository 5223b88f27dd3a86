import { licensePortal } from '@/lib/contract/license-portal'
import { listMine } from '@/lib/domain/licences/seats/list-mine'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(licensePortal.mine, (_, customer) => listMine(customer)),
)
