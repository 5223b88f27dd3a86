import 'server-only'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { holdWaitlist } from './hold-waitlist'
import { settleCredit } from './settle-credit'

/** Deletes an entry for good; those behind it move up, the friend who sent it moves back, and those it sent stay. */
export async function removeEntry(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    const settings = await holdWaitlist(project_id)
    if ((await db.waitlist_entry.count({ where: { id, project_id } })) === 0) throw notFound('entry of the waitlist')
    await settleCredit(id, settings, { is_going: true })
    await db.waitlist_entry.updateMany({
      where: { project_id, referred_by_id: id },
      data: { referred_by_id: null, is_credited: false },
    })
    await db.waitlist_entry.delete({ where: { id } })
  })
}
