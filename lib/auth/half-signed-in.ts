import 'server-only'
import { db } from '@/lib/db'
import { halfTokenIn } from '@/lib/domain/team/session-token'
import { auth } from './auth'

/** The address of whoever gave the right password in this browser and now has to take the second step; undefined for everybody else. */
export async function halfSignedIn(cookies: string | null): Promise<string | undefined> {
  const token = halfTokenIn(cookies)
  if (!token) return undefined
  const { internalAdapter } = await auth().$context
  const half = await internalAdapter.findVerificationValue(token)
  const user = half && (await db.team_user.findUnique({ where: { id: half.value }, select: { email: true } }))
  return user?.email
}
