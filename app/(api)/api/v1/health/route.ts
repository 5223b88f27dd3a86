import { service } from '@/lib/contract/service'
import { checkHealth } from '@/lib/domain/service/check-health'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(serve(service.health, checkHealth))
