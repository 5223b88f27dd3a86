import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { tellLive } from '@/lib/domain/live/tell-live'

type Failed = { project_id: string; support_request_id: string; draft_id: string }

/** Keeps why a draft could not be written; the request stays as it is. */
export async function failDraft({ project_id, support_request_id, draft_id }: Failed, reason: string): Promise<void> {
  await transaction(async () => {
    const { count } = await db.support_ai_draft.updateMany({
      where: { id: draft_id, state: 'pending' },
      data: { state: 'failed', reason, updated_at: clock.now() },
    })
    if (count > 0) await tellLive({ project_id, support_request_id, audience: 'team' })
  })
}
