import 'server-only'
import { db } from '@/lib/db'
import { sha256 } from '@/lib/secret'

/** Whether the token is the current one of the first administrator's link. Looking does not use it up: mail scanners look too. */
export async function checkFirstRunToken(token: string): Promise<boolean> {
  const kept = await db.first_run_token.findUnique({ where: { id: 1 } })
  return kept !== null && kept.hash === sha256(token)
}
