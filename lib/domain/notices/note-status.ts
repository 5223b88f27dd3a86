import 'server-only'
import { clock } from '@/lib/clock'
import type { WishStatus } from '@/lib/contract/wish-status'
import { db } from '@/lib/db'
import { enqueue } from '@/lib/jobs/enqueue'
import { QUIET } from './quiet'

type Change = { project_id: string; wish_id: string; previous_status: WishStatus; status: WishStatus }

/**
 * Notes, in the transaction around this call, that those who follow a wish are to be told of its new status. What waits already
 * becomes one with it: they are told once, of the last.
 */
export async function noteStatus({ project_id, wish_id, previous_status, status }: Change): Promise<void> {
  const now = clock.now()
  await db.$executeRaw`
    INSERT INTO status_notice (id, project_id, wish_id, previous_status, status, created_at, changed_at)
    VALUES (gen_random_uuid(), ${project_id}::uuid, ${wish_id}::uuid, ${previous_status}::wish_status, ${status}::wish_status, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT (project_id, wish_id) WHERE round_id IS NULL DO UPDATE SET status = excluded.status, changed_at = excluded.changed_at`
  await enqueue('tell_followers', { project_id, noted_at: now.toISOString() }, { start_after: QUIET })
}

/** A change that nobody is to be told of: what waits to be told of the wish would be untrue now, and is not told either. */
export async function forgetStatus(project_id: string, wish_id: string): Promise<void> {
  await db.status_notice.deleteMany({ where: { project_id, wish_id, round_id: null } })
}
