import 'server-only'
import { countRecords } from '@/lib/domain/tally/count-records'

/** How many wait in line: one row of the tally, however many there are. Who joins now is the next. */
export const countWaiting = (project_id: string): Promise<number> => countRecords('waitlist_entry_waiting', project_id)
