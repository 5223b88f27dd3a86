import { randomBytes } from 'node:crypto'
import type { Role } from '@/lib/caller'
import { db } from '@/lib/db'
import { sessionCookieName, signedToken } from '@/lib/domain/team/session-token'
import { DAY } from './at'

type Within = { id: string }

/** A team that nobody is of yet. */
export function newOrganization() {
  return db.organization.create({ data: { name: 'Acme', slug: `team-${randomBytes(8).toString('hex')}` } })
}

/** The team of a project; made where it has none. */
async function organizationOf({ id }: Within): Promise<string> {
  const { organization_id } = await db.project.findUniqueOrThrow({ where: { id } })
  if (organization_id) return organization_id
  const made = await newOrganization()
  await db.project.update({ where: { id }, data: { organization_id: made.id } })
  return made.id
}

/** Somebody who is of no team, and signed in: `cookie` is what their browser sends. */
export async function newPerson(name = 'Maria Lopez') {
  const email = `${randomBytes(8).toString('hex')}@example.com`
  const user = await db.team_user.create({ data: { name, email, email_verified: true } })
  return { user_id: user.id, name, email, ...(await newTeamSession(user)) }
}

/** A browser that somebody is signed in with. */
export async function newTeamSession({ id: user_id }: Within) {
  const token = randomBytes(24).toString('base64url').replaceAll(/[-_]/g, 'x')
  const { id } = await db.team_session.create({ data: { user_id, token, expires_at: new Date(Date.now() + DAY) } })
  const value = signedToken(token)
  return { session_id: id, cookie_value: value, cookie: `${sessionCookieName()}=${encodeURIComponent(value)}` }
}

export type TeamMember = Awaited<ReturnType<typeof newMember>>

/** A member of a project's team, signed in. */
export async function newMember(project: Within, role: Role = 'owner', name?: string) {
  const person = await newPerson(name)
  const organization_id = await organizationOf(project)
  const { id } = await db.member.create({ data: { organization_id, user_id: person.user_id, role } })
  return { ...person, member_id: id, organization_id, role }
}
