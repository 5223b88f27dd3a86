import type { auditLog as auditLogContract } from '@/lib/contract/audit-log'
import { wire } from './wire'

export type * from '@/lib/contract/audit-log'

export const auditLog = wire<typeof auditLogContract>(
  {
    list: 'GET /api/v1/audit-log',
  },
  async () => (await import('@/lib/contract/audit-log')).auditLog,
)
