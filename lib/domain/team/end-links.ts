import 'server-only'
import { db } from '@/lib/db'

/** Ends every link and half-done sign-in of somebody whose password has changed. */
export async function endLinks(user_id: string): Promise<void> {
  await db.team_verification.deleteMany({ where: { value: user_id } })
}
