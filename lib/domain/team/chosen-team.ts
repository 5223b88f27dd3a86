import 'server-only'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

type Team = { id: string; name: string }

/**
 * The team that the command line means: the one of that name or slug (NOT_FOUND when that is not one team), else the only one; null
 * while there is none, or when there are several. Where strangers may make teams of their own it must be said which (CONFLICT).
 */
export async function chosenTeam(named: string | undefined): Promise<Team | null> {
  const where = named ? { OR: [{ name: named }, { slug: named }] } : {}
  const [found, another] = await db.organization.findMany({ where, take: 2, select: { id: true, name: true } })
  if (named && (!found || another)) throw new AppError('NOT_FOUND', `There is no team “${named}”, or several.`)
  if (!named && found && env.SIGN_UP === 'open') {
    throw new AppError(
      'CONFLICT',
      'Sign-up is open, so a team here may be a stranger’s: say whose this is by --team. "frontdesk member list --json" shows the teams.',
    )
  }
  return found && !another ? found : null
}
