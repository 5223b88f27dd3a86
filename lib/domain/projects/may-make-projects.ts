import 'server-only'
import { env } from '@/lib/env'
import { managedTeam } from './managed-team'

/** Whether somebody may make projects: who manages a team, and where sign-up is open everybody. */
export const mayMakeProjects = async (user_id: string): Promise<boolean> =>
  env.SIGN_UP === 'open' || (await managedTeam(user_id)) !== undefined
