import { service } from '@/lib/contract/service'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'
import { openapi } from '@/lib/openapi'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(serve(service.openapiByV1, async () => openapi()))
