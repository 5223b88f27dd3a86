import 'server-only'
import { db } from '@/lib/db'

/** Whether anybody has an account on this installation. */
export const hasAccounts = async (): Promise<boolean> =>
  (await db.team_user.findFirst({ select: { id: true } })) !== null
