import 'server-only'
import { freshAttachments } from '@/lib/domain/files/fresh-attachments'
import { freshData } from '@/lib/domain/submissions/fresh-data'

type Kept = { form_data: unknown; user_metadata: unknown; attachments: unknown }

/** A request's row with what is JSON in it as what it is, and addresses of files that are good now. */
export function shownRequest<T extends Kept>(row: T) {
  return {
    ...row,
    form_data: freshData(row.form_data),
    user_metadata: row.user_metadata as Record<string, unknown>,
    attachments: freshAttachments(row.attachments),
  }
}
