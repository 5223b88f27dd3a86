import { auditLog } from '@/lib/contract/audit-log'
import { db } from '@/lib/db'
import { type Answered, send } from './api'
import type { Project } from './seeds'

/** What the log says about one request, in the order it was done. */
export const logOf = ({ headers }: Answered) =>
  db.audit_log.findMany({ where: { request_id: headers.get('x-request-id') }, orderBy: { id: 'asc' } })

/** A page of the team's log. */
export const audited = ({ id, key }: Project, query: { [name: string]: string } = {}) =>
  send(auditLog.list, { key, query: { project_id: id, ...query } })
