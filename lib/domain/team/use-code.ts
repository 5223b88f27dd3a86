import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { sha256 } from '@/lib/secret'

/** Longer than any code of an app is good for. */
const KEPT = 5 * 60 * 1_000

/** Uses up a right code of somebody's authenticator app (RFC 6238, 5.2): true once for each, also of many at once. */
export async function useCode(user_id: string, code: string): Promise<boolean> {
  const name = sha256(`code ${user_id} ${code}`)
  const id = name.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const now = clock.now()
  await db.team_verification.deleteMany({ where: { id, expires_at: { lt: now } } })
  const data = { id, identifier: name, value: 'used', expires_at: new Date(now.getTime() + KEPT) }
  const { count } = await db.team_verification.createMany({ data, skipDuplicates: true })
  return count === 1
}
