import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'

/** Deletes the account that somebody made for an address without proving that it is theirs, with every way into it. */
export async function freeAddress(email: string): Promise<void> {
  await db.team_user.deleteMany({ where: { email: email.toLowerCase(), email_verified: false } })
}

const HOUR = 60 * 60 * 1_000

/** The same for whoever has not proven it either, and not within the hour of a letter by which its maker may: nobody replaces the password that goes with that letter. */
export async function freePending(email: string): Promise<void> {
  const updated_at = { lt: new Date(clock.now().getTime() - HOUR) }
  await db.team_user.deleteMany({ where: { email: email.toLowerCase(), email_verified: false, updated_at } })
}

/** Notes that another such letter goes out. */
export async function keepPending(email: string): Promise<void> {
  const where = { email: email.toLowerCase(), email_verified: false }
  await db.team_user.updateMany({ where, data: { updated_at: clock.now() } })
}
