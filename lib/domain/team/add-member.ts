import 'server-only'
import type { Role } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { chosenTeam } from './chosen-team'
import { holdTeam } from './hold-team'
import { makeTeam } from './make-team'
import { newAccount } from './new-account'
import { noteTeamChange } from './note-team-change'
import { withdrawBeyond } from './withdraw-invitations'

type NewMember = { email: string; name: string; role: Role; team?: string | undefined }

/** Makes somebody a member by the command line, with an account where they have none yet; where there is no team, its first owner, to whom all projects go. Answers the account’s id and the role that they have now. */
export async function addMember({ email, name, role, team }: NewMember): Promise<{ user_id: string; role: Role }> {
  return transaction(async () => {
    const known = await db.team_user.findUnique({ where: { email: email.toLowerCase(), email_verified: true } })
    const user_id = known?.id ?? (await newAccount({ name, email, password: null }))
    if ((await db.organization.count()) === 0) {
      const organization_id = await makeTeam(team ?? name, user_id)
      await db.project.updateMany({ where: { organization_id: null }, data: { organization_id } })
      await db.first_run_token.deleteMany()
      return { user_id, role: 'owner' }
    }
    const chosen = await chosenTeam(team)
    if (!chosen) throw new AppError('NOT_FOUND', 'There are several teams; say which by --team.')
    const organization_id = chosen.id
    await holdTeam(organization_id)
    const where = { organization_id_user_id: { organization_id, user_id } }
    const { id } = await db.member.upsert({
      where,
      create: { organization_id, user_id, role },
      update: { role },
      select: { id: true },
    })
    const after = { role, email: email.toLowerCase() }
    await noteTeamChange({ organization_id, record_type: 'member', record_id: id, before: null, after })
    await withdrawBeyond({ organization_id, user_id, role })
    return { user_id, role }
  })
}
