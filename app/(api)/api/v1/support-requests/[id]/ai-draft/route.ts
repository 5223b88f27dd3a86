import { supportDesk } from '@/lib/contract/support-desk'
import { askForDraft } from '@/lib/domain/ai/ask-for-draft'
import { dropDraft } from '@/lib/domain/ai/drop-draft'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(supportDesk.draft, ({ params }, { project_id }) => askForDraft(project_id, params.id)),
  serve(supportDesk.dropDraft, ({ params }, { project_id }) => dropDraft(project_id, params.id)),
)
