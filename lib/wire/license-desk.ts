import type { licenseDesk as licenseDeskContract } from '@/lib/contract/license-desk'
import { wire } from './wire'

export type * from '@/lib/contract/license-desk'

export const licenseDesk = wire<typeof licenseDeskContract>(
  {
    lookUp: 'POST /api/v1/license-keys/look-up',
    activate: 'POST /api/v1/license-keys/{id}/activations',
    freeSeat: 'DELETE /api/v1/license-keys/{id}/activations/{activationId}',
    import: 'POST /api/v1/license-keys/import',
  },
  async () => (await import('@/lib/contract/license-desk')).licenseDesk,
)
