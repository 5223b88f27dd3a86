import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

const HOUR = 3_600_000
const MOST = 20

/** Why a mail is held when so many came for its request within an hour: two machines that answer each other would never end. */
export async function tooMany(support_request_id: string): Promise<'too_many' | null> {
  const created_at = { gt: new Date(clock.now().getTime() - HOUR) }
  const came = await db.support_message.count({
    where: { support_request_id, mail_id: { not: null }, is_internal: false, created_at },
  })
  return came < MOST ? null : 'too_many'
}
