import 'server-only'
import { db, transaction } from '@/lib/db'

/** Switches somebody’s second step off, whose phone and backup codes are gone. */
export async function forgetSecondFactor(user_id: string): Promise<void> {
  await transaction(async () => {
    await db.team_second_factor.deleteMany({ where: { user_id } })
    await db.team_user.update({ where: { id: user_id }, data: { two_factor_enabled: false } })
  })
}
