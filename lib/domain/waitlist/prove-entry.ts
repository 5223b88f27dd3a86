import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import type { ProjectSettings } from '@/lib/domain/projects/settings'
import { settleCredit } from './settle-credit'

/** Notes that an entry's address is proven, and whose it is where that is known; a friend who sent them moves up. Whoever calls holds the waitlist. */
export async function proveEntry(id: string, end_user_id: string | null, settings: ProjectSettings): Promise<void> {
  const now = clock.now()
  await db.$executeRaw`
    UPDATE waitlist_entry SET confirmed_at = coalesce(confirmed_at, ${now}::timestamptz), end_user_id = coalesce(end_user_id, ${end_user_id}::uuid),
      updated_at = ${now}::timestamptz
    WHERE id = ${id}::uuid AND (confirmed_at IS NULL OR end_user_id IS NULL AND ${end_user_id}::uuid IS NOT NULL)`
  await settleCredit(id, settings)
}
