import 'server-only'
import type { Member } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { makeTeam } from '@/lib/domain/team/make-team'
import { AppError } from '@/lib/errors'
import { getProject } from './find-project'
import { makeProject } from './make-project'
import { managedTeam } from './managed-team'
import { mayMakeTeam } from './may-make-projects'

/** Makes a project of the team that somebody manages; who is of none gets a team named after it, where sign-up is open. Its identity secret is not made yet. */
export async function createTeamProject({ user_id }: Member, asked: { name: string; slug?: string | undefined }) {
  const project = await transaction(async () => {
    // Of two at once the second finds the team that the first made; nobody joins one meanwhile.
    await db.$executeRaw`SELECT 1 FROM team_user WHERE id = ${user_id}::uuid FOR UPDATE`
    const organization_id = (await managedTeam(user_id)) ?? (await ownTeam(user_id, asked.name))
    return makeProject({ name: asked.name, ...(asked.slug && { slug: asked.slug }), organization_id })
  })
  return { ...(await getProject(project.id)), identity_secret: null }
}

async function ownTeam(user_id: string, name: string): Promise<string> {
  if (await mayMakeTeam(user_id)) return makeTeam(name, user_id)
  throw new AppError('FORBIDDEN', 'Only owners and admins of a team make projects.')
}
