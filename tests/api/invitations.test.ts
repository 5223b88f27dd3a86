import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '@/lib/caller'
import { invitations, members } from '@/lib/contract/members'
import { db, transaction } from '@/lib/db'
import { spend } from '@/lib/domain/access/spend'
import { holdTeam } from '@/lib/domain/team/hold-team'
import { invitationToken } from '@/lib/domain/team/invitation-token'
import { sha256 } from '@/lib/secret'
import { password } from '@/tests/support/account'
import { expectRefusal, send } from '@/tests/support/api'
import { logOf } from '@/tests/support/audit'
import { untilWaiting } from '@/tests/support/locks'
import { newProject, type Project } from '@/tests/support/seeds'
import { newMember, newPerson, type TeamMember } from '@/tests/support/team'
import { keepInvitation } from '@/tests/support/team-records'

let project: Project
let owner: TeamMember

beforeEach(async () => {
  project = await newProject()
  owner = await newMember(project, 'owner', 'Maria Lopez')
})

const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`
const query = () => ({ project_id: project.id })
const invite = (email: string, role: Role, member: { cookie: string } = owner) =>
  send(invitations.create, { member, body: { project_id: project.id, email, role } })
const remove = ({ member_id }: TeamMember) => send(members.remove, { member: owner, params: { id: member_id } })
const demote = ({ member_id }: TeamMember, role: Role) =>
  send(members.update, { member: owner, params: { id: member_id }, query: query(), body: { role } })
const withdraw = (id: string, member: TeamMember) =>
  send(invitations.remove, { member, params: { id }, query: query() })
const waiting = async () => {
  const rows = await db.invitation.findMany({ where: { organization_id: owner.organization_id, status: 'pending' } })
  return rows.map(({ email }) => email).toSorted()
}

describe('whoever sent an invitation', () => {
  test('is taken out: theirs are withdrawn, and those to their own address, and no others', async () => {
    const admin = await newMember(project, 'admin')
    const [theirs, others] = [newEmail(), newEmail()]
    const id = await keepInvitation(admin, 'agent', theirs)
    await keepInvitation(owner, 'agent', others)
    await keepInvitation(owner, 'owner', admin.email)
    const elsewhere = await newMember(await newProject())
    const kept = await keepInvitation({ ...elsewhere, user_id: admin.user_id }, 'viewer', newEmail())
    const removed = await remove(admin)
    expect(await waiting()).toEqual([others])
    expect(await db.invitation.count({ where: { id: kept } })).toBe(1)
    const told = (await logOf(removed)).filter(({ record_type }) => record_type === 'invitation')
    expect(told.map(({ change }) => change)).toEqual(['deleted', 'deleted'])
    expect(told.map(({ before }) => before)).toEqual(
      expect.arrayContaining([
        { email: admin.email, role: 'owner' },
        { email: theirs, role: 'agent' },
      ]),
    )
    const body = { token: invitationToken(id), name: 'Bo', password }
    expectRefusal(await send(invitations.join, { body }), 'NOT_FOUND')
  })

  test('is demoted: those that they may not send any more are withdrawn', async () => {
    const other = await newMember(project, 'owner')
    const [toOwner, toAgent] = [newEmail(), newEmail()]
    await keepInvitation(other, 'owner', toOwner)
    await keepInvitation(other, 'agent', toAgent)
    await demote(other, 'admin')
    expect(await waiting()).toEqual([toAgent])
    await demote(other, 'agent')
    expect(await waiting()).toEqual([])
  })

  test('may not give that role any more: it opens nothing, to newcomers and to whoever has an account', async () => {
    const agent = await newMember(project, 'agent')
    const invited = await newPerson()
    const id = await keepInvitation(agent, 'admin', invited.email)
    const asAdmin = await keepInvitation(await newMember(project, 'admin'), 'owner', newEmail())
    const accepted = await send(invitations.accept, { member: invited, body: { token: invitationToken(id) } })
    expectRefusal(accepted, 'NOT_FOUND')
    const body = { token: invitationToken(asAdmin), name: 'Bo', password }
    expectRefusal(await send(invitations.join, { body }), 'NOT_FOUND')
  })

  test('is taken out just when somebody joins: nobody joins after them', async () => {
    const admin = await newMember(project, 'admin')
    const invited = await newPerson()
    const token = invitationToken(await keepInvitation(admin, 'agent', invited.email))
    const [held, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const taken = transaction(async () => {
      await holdTeam(owner.organization_id)
      held.resolve()
      await waits.promise
      await db.member.delete({ where: { id: admin.member_id } })
    })
    await held.promise
    const answered = send(invitations.accept, { member: invited, body: { token } })
    await untilWaiting()
    waits.resolve()
    const [answer] = await Promise.all([answered, taken])
    expectRefusal(answer, 'NOT_FOUND')
  })
})

test('an admin neither replaces nor takes back an invitation that makes an owner', async () => {
  const admin = await newMember(project, 'admin')
  const email = newEmail()
  const { data } = await invite(email, 'owner')
  expectRefusal(await invite(email, 'agent', admin), 'FORBIDDEN')
  expectRefusal(await withdraw(data.id, admin), 'FORBIDDEN')
  expect(await waiting()).toEqual([email])
  expect((await invite(email, 'agent')).status).toBe(201)
  expect((await invite(email, 'viewer', admin)).status).toBe(201)
  const { id } = await db.invitation.findFirstOrThrow({ where: { email } })
  expect((await withdraw(id, admin)).status).toBe(200)
})

describe('the letters', () => {
  test('of one team, and to one mailbox, have a budget', async () => {
    const email = newEmail()
    await spend('invitations_address', sha256(email), 5)
    const refused = await invite(email.toUpperCase(), 'agent')
    expectRefusal(refused, 'RATE_LIMITED')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600)
    await spend('invitations_team', owner.organization_id, 50)
    expectRefusal(await invite(newEmail(), 'agent'), 'RATE_LIMITED')
    expect(await waiting()).toEqual([])
    expect(await db.letter.count({ where: { project_id: project.id } })).toBe(0)
  })

  test('carry the inviter’s name on one line, whatever it is', async () => {
    await db.team_user.update({ where: { id: owner.user_id }, data: { name: 'Maria\r\nBcc: all@example.com' } })
    const email = newEmail()
    await invite(email, 'agent')
    const { subject } = await db.letter.findFirstOrThrow({ where: { to: { has: email } } })
    expect(subject).toMatch(/^Maria Bcc: all@example.com invites you/)
  })

  test('name the team, in subject and text, and no project of it', async () => {
    await db.organization.update({ where: { id: owner.organization_id }, data: { name: 'The Lisbon desk' } })
    const email = newEmail()
    await invite(email, 'agent')
    const { subject, text } = await db.letter.findFirstOrThrow({ where: { to: { has: email } } })
    expect(subject).toMatch(/invites you to the team of The Lisbon desk$/)
    expect(text).toContain('Join the team of The Lisbon desk')
  })
})
