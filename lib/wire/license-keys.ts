import type { licenseKeys as licenseKeysContract } from '@/lib/contract/license-keys'
import { wire } from './wire'

export type * from '@/lib/contract/license-keys'

export const licenseKeys = wire<typeof licenseKeysContract>(
  {
    list: 'GET /api/v1/license-keys',
    create: 'POST /api/v1/license-keys',
    publicKey: 'GET /api/v1/license-keys/public-key',
    rotate: 'POST /api/v1/license-keys/public-key/rotate',
    get: 'GET /api/v1/license-keys/{id}',
    update: 'PATCH /api/v1/license-keys/{id}',
    remove: 'DELETE /api/v1/license-keys/{id}',
    revoke: 'POST /api/v1/license-keys/{id}/revoke',
    suspend: 'POST /api/v1/license-keys/{id}/suspend',
    reinstate: 'POST /api/v1/license-keys/{id}/reinstate',
  },
  async () => (await import('@/lib/contract/license-keys')).licenseKeys,
)
