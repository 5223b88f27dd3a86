import type { webhooks as webhooksContract } from '@/lib/contract/webhooks'
import { wire } from './wire'

export type * from '@/lib/contract/webhooks'

export const webhooks = wire<typeof webhooksContract>(
  {
    list: 'GET /api/v1/webhooks',
    create: 'POST /api/v1/webhooks',
    update: 'PATCH /api/v1/webhooks/{id}',
    remove: 'DELETE /api/v1/webhooks/{id}',
    rotateSecret: 'POST /api/v1/webhooks/{id}/rotate-secret',
    test: 'POST /api/v1/webhooks/{id}/test',
    deliveries: 'GET /api/v1/webhooks/{id}/deliveries',
    redeliver: 'POST /api/v1/webhook-deliveries/{id}/redeliver',
  },
  async () => (await import('@/lib/contract/webhooks')).webhooks,
)
