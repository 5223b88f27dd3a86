import 'server-only'
import { countRecords } from '@/lib/domain/tally/count-records'

/** How many are on the waitlist, waiting or invited: two rows of the tally, however many there are. */
export async function countWaitlist(project_id: string): Promise<number> {
  const states = ['waiting', 'invited'] as const
  const counts = await Promise.all(states.map((state) => countRecords(`waitlist_entry_${state}`, project_id)))
  return counts.reduce((sum, count) => sum + count, 0)
}
