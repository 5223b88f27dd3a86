import 'server-only'
import { randomUUID } from 'node:crypto'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { enqueue } from '@/lib/jobs/enqueue'

type Start = {
  project_id: string
  support_request_id: string
  /** The team asked for it: it never goes out by itself. */
  by_hand: boolean
}

/** Puts a pending draft in the place of the one that waits and has it written after the commit; a job of the former finds its draft gone and does nothing. */
export async function startDraft({ project_id, support_request_id, by_hand }: Start): Promise<void> {
  const draft_id = randomUUID()
  const now = clock.now()
  await transaction(async () => {
    // One statement, because two may start at once and a request has one draft.
    await db.$executeRaw`
      INSERT INTO support_ai_draft AS draft (id, project_id, support_request_id, state, created_at, updated_at)
      VALUES (${draft_id}::uuid, ${project_id}::uuid, ${support_request_id}::uuid, 'pending', ${now}, ${now})
      ON CONFLICT (support_request_id) DO UPDATE SET
        id = EXCLUDED.id, state = 'pending', kind = NULL, content = '', help_article_ids = '{}', citations = '[]',
        reason = NULL, created_at = EXCLUDED.created_at, updated_at = EXCLUDED.updated_at`
    await enqueue('write_ai_reply', { project_id, support_request_id, draft_id, by_hand })
  })
}
