import 'server-only'
import { db, transaction } from '@/lib/db'
import { tellLive } from '@/lib/domain/live/tell-live'
import { notFound } from '@/lib/errors'

/** Drops the draft that waits at a request, if there is one; one that is being written is not written. */
export async function dropDraft(project_id: string, support_request_id: string): Promise<void> {
  await transaction(async () => {
    if ((await db.support_request.count({ where: { id: support_request_id, project_id } })) === 0)
      throw notFound('support request')

    const { count } = await db.support_ai_draft.deleteMany({ where: { support_request_id, project_id } })
    if (count > 0) await tellLive({ project_id, support_request_id, audience: 'team' })
  })
}
