import 'server-only'
import type { z } from 'zod'
import type { AuditEntry, auditLog } from '@/lib/contract/audit-log'
import { db } from '@/lib/db'
import { countRecords } from '@/lib/domain/tally/count-records'
import type { audit_log } from '@/prisma/client/client'
import { findEntries } from './find-entries'
import { type About, recordsAbout } from './records-about'
import { withoutVoteId } from './without-vote-id'

type Query = z.output<typeof auditLog.list.query>

/** One page of what the team of a project did, newest first; the total is a kept count, or that of at most 1,000 which the filters leave. The ids of votes are hidden but for who `mayWrite`. */
export async function listAuditLog(project_id: string, query: Query, mayWrite = false) {
  const { record_id, actor_id, kind, days, page, per_page } = query
  const skip = (page - 1) * per_page
  const found = record_id || actor_id || kind || days ? await findEntries(project_id, query) : null
  const total = found ? found.length : await countRecords('audit_log', project_id)
  const rows = await db.audit_log.findMany({
    where: { project_id, ...(found && { id: { in: found.slice(skip, skip + per_page) } }) },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    ...(!found && { skip, take: per_page }),
  })
  const about = await recordsAbout(project_id, rows)
  return {
    rows: rows.map((row) => shown(mayWrite ? row : withoutVoteId(row), about.get(row.id) ?? null)),
    total,
    page,
    per_page,
  }
}

type Shown = Omit<z.input<typeof AuditEntry>, 'created_at'> & { created_at: Date }

function shown({ actor_type, actor_id, actor_name, ...row }: audit_log, about: About | null): Shown {
  return {
    ...row,
    actor: { type: actor_type, id: actor_id, name: actor_name },
    change: row.change as Shown['change'],
    about,
    before: row.before as Shown['before'],
    after: row.after as Shown['after'],
  }
}
