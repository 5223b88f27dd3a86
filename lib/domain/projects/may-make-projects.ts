import 'server-only'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { managedTeam } from './managed-team'

/** Whether somebody may make projects: who manages a team, and where sign-up is open who is of none. */
export const mayMakeProjects = async (user_id: string): Promise<boolean> =>
  (await managedTeam(user_id)) !== undefined || mayMakeTeam(user_id)

/** Whether somebody may make a team of their own. */
export const mayMakeTeam = async (user_id: string): Promise<boolean> =>
  env.SIGN_UP === 'open' && (await db.member.count({ where: { user_id } })) === 0
