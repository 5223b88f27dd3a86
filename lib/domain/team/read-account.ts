import 'server-only'
import { db } from '@/lib/db'

/** How somebody signs in: whether with a password, and whether with a second step. */
export async function readAccount(user_id: string) {
  const { two_factor_enabled, logins } = await db.team_user.findUniqueOrThrow({
    where: { id: user_id },
    select: { two_factor_enabled: true, logins: { where: { provider_id: 'credential' }, select: { id: true } } },
  })
  return { two_factor_enabled, has_password: logins.length > 0 }
}
