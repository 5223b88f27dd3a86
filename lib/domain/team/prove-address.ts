import 'server-only'
import { db } from '@/lib/db'

/** Whoever reads the mails of an account’s address has shown it: the account may be signed in to. */
export async function proveAddress(email: string): Promise<void> {
  const where = { email: email.toLowerCase(), email_verified: false }
  await db.team_user.updateMany({ where, data: { email_verified: true } })
}
