import { helpFlows } from '@/lib/contract/help-flows'
import { orderFlows } from '@/lib/domain/help/flows/order-flows'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(helpFlows.order, ({ body }) => orderFlows(body)),
)
