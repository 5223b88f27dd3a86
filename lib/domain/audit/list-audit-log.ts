import 'server-only'
import type { z } from 'zod'
import type { AuditEntry, auditLog } from '@/lib/contract/audit-log'
import { db } from '@/lib/db'
import { countRecords } from '@/lib/domain/tally/count-records'
import type { audit_log } from '@/prisma/client/client'
import { withoutVoteId } from './without-vote-id'

type Query = z.output<typeof auditLog.list.query>

/** One page of what the team of a project did, newest first; `record_id` takes what was done to one record. The ids of votes are hidden but for who `mayWrite`. */
export async function listAuditLog(project_id: string, { record_id, page, per_page }: Query, mayWrite = false) {
  const where = { project_id, ...(record_id && { record_id }) }
  const total = record_id ? await db.audit_log.count({ where }) : await countRecords('audit_log', project_id)
  const rows = await db.audit_log.findMany({
    where,
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * per_page,
    take: per_page,
  })
  return { rows: rows.map((row) => shown(mayWrite ? row : withoutVoteId(row))), total, page, per_page }
}

type Shown = Omit<z.input<typeof AuditEntry>, 'created_at'> & { created_at: Date }

function shown({ actor_type, actor_id, actor_name, ...row }: audit_log): Shown {
  return {
    ...row,
    actor: { type: actor_type, id: actor_id, name: actor_name },
    change: row.change as Shown['change'],
    before: row.before as Shown['before'],
    after: row.after as Shown['after'],
  }
}
