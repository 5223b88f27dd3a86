import 'server-only'
import { db } from '@/lib/db'

type Kind =
  | 'license_key'
  | 'end_user'
  | 'audit_log'
  | 'webhook_delivery'
  | `webhook_delivery_${'pending' | 'delivered' | 'failed'}`
  | 'letter'
  | `letter_${'pending' | 'sent' | 'failed'}`
  | 'waitlist_entry'
  | `waitlist_entry_${'waiting' | 'invited' | 'left'}`

/** How many records of a kind a project has, or what they belong to within it; one row, however many there are. */
export async function countRecords(kind: Kind, project_id: string, owner = project_id): Promise<number> {
  const row = await db.record_tally.findUnique({ where: { project_id_kind_owner: { project_id, kind, owner } } })
  return row?.count ?? 0
}
