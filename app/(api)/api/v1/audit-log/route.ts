import { auditLog } from '@/lib/contract/audit-log'
import { listAuditLog } from '@/lib/domain/audit/list-audit-log'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(auditLog.list, ({ query }, { project_id, permission }) =>
    listAuditLog(project_id, query, permission === 'write'),
  ),
)
