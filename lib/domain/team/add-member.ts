import 'server-only'
import type { Role } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { makeTeam } from './make-team'
import { newAccount } from './new-account'
import { noteTeamChange } from './note-team-change'

type NewMember = { email: string; name: string; role: Role; team?: string | undefined }

/** Makes somebody a member by the command line, with an account where they have none yet; where there is no team, its first owner, to whom all projects go. Answers the account’s id. */
export async function addMember({ email, name, role, team }: NewMember): Promise<string> {
  return transaction(async () => {
    const known = await db.team_user.findUnique({ where: { email: email.toLowerCase() } })
    const user_id = known?.id ?? (await newAccount({ name, email, password: null }))
    if ((await db.organization.count()) === 0) {
      const organization_id = await makeTeam(team ?? name, user_id)
      await db.project.updateMany({ where: { organization_id: null }, data: { organization_id } })
      await db.first_run_token.deleteMany()
      return user_id
    }
    const organization_id = await teamNamed(team)
    const where = { organization_id_user_id: { organization_id, user_id } }
    const { id } = await db.member.upsert({
      where,
      create: { organization_id, user_id, role },
      update: { role },
      select: { id: true },
    })
    const after = { role, email: email.toLowerCase() }
    await noteTeamChange({ organization_id, record_type: 'member', record_id: id, before: null, after })
    return user_id
  })
}

/** The team of that name or slug, or the only one; NOT_FOUND when that is not one team. */
async function teamNamed(team: string | undefined): Promise<string> {
  const found = await db.organization.findMany({
    ...(team && { where: { OR: [{ name: team }, { slug: team }] } }),
    take: 2,
  })
  const [only] = found
  if (only && found.length === 1) return only.id
  throw new AppError(
    'NOT_FOUND',
    team ? `There is no team “${team}”, or several.` : 'There are several teams; say which by --team.',
  )
}
