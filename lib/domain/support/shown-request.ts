import 'server-only'
import { freshAttachments } from '@/lib/domain/files/fresh-attachments'
import { freshData } from '@/lib/domain/submissions/fresh-data'

type Kept = { form_data: unknown; user_metadata: unknown; attachments: unknown }

/** What the team's answers of a request need beside its row. */
export const withAssignee = { assignee: { select: { id: true, name: true } } } as const

/** A request's row with what is JSON in it as what it is, and addresses of files that are good now. */
export function shownRequest<T extends Kept>(row: T) {
  return {
    ...row,
    form_data: freshData(row.form_data),
    user_metadata: row.user_metadata as Record<string, unknown>,
    attachments: freshAttachments(row.attachments),
  }
}
