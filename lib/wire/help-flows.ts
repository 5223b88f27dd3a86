import type { helpFlows as helpFlowsContract } from '@/lib/contract/help-flows'
import { wire } from './wire'

export type * from '@/lib/contract/help-flows'

export const helpFlows = wire<typeof helpFlowsContract>(
  {
    list: 'GET /api/v1/help/flows',
    create: 'POST /api/v1/help/flows',
    order: 'PATCH /api/v1/help/flows/order',
    get: 'GET /api/v1/help/flows/{id}',
    update: 'PATCH /api/v1/help/flows/{id}',
    remove: 'DELETE /api/v1/help/flows/{id}',
  },
  async () => (await import('@/lib/contract/help-flows')).helpFlows,
)
