import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '@/lib/caller'
import { apiKeys } from '@/lib/contract/api-keys'
import { invitations, members } from '@/lib/contract/members'
import { teamProjects } from '@/lib/contract/team-projects'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { revealSecrets } from '@/lib/domain/mail/letter-secrets'
import { findSession } from '@/lib/domain/team/find-session'
import { rolesIn } from '@/lib/domain/team/roles-in'
import { newBrowser, password } from '@/tests/support/account'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import { logOf } from '@/tests/support/audit'
import { newProject, nobody, type Project } from '@/tests/support/seeds'
import { newMember, newPerson, type TeamMember } from '@/tests/support/team'

let project: Project
let owner: TeamMember

beforeEach(async () => {
  project = await newProject()
  owner = await newMember(project, 'owner', 'Maria Lopez')
})

const query = () => ({ project_id: project.id })
const change = (member: TeamMember, { member_id }: TeamMember, role: Role) =>
  send(members.update, { member, params: { id: member_id }, query: query(), body: { role } })
const remove = (member: { cookie: string }, { member_id }: TeamMember, query: { revoke_api_keys?: 'true' } = {}) =>
  send(members.remove, { member, params: { id: member_id }, query })
const makeKey = (member: { cookie: string }, { id }: { id: string } = project) =>
  send(apiKeys.create, { member, body: { project_id: id, name: 'Website' } })
const roleOf = async ({ member_id }: TeamMember) => (await db.member.findUnique({ where: { id: member_id } }))?.role
const reads = (member: { cookie: string }) => send(wishes.list, { member, query: query() })

const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`
const invite = (email: string, role: Role = 'agent', member: TeamMember = owner) =>
  send(invitations.create, { member, body: { project_id: project.id, email, role } })

/** The token in the newest letter to an address. */
async function mailed(email: string): Promise<string> {
  const letters = await db.letter.findMany({ where: { to: { has: email } }, orderBy: { id: 'desc' }, take: 1 })
  const [letter] = await Promise.all(letters.map(revealSecrets))
  return /inv_[\da-f]+/.exec(letter?.text ?? '')?.[0] ?? ''
}

test('a key of the project and every member see who is of the team, those who may most first', async () => {
  const viewer = await newMember(project, 'viewer', 'Bo')
  const agent = await newMember(project, 'agent', 'Ana')
  for (const sent of [{ member: viewer }, { key: project.readKey }]) {
    const { data } = await send(members.list, { ...sent, query: query() })
    expect(data.map(({ user_id, role }) => [user_id, role])).toEqual([
      [owner.user_id, 'owner'],
      [agent.user_id, 'agent'],
      [viewer.user_id, 'viewer'],
    ])
  }
})

test('who has a second step, and who made keys, is told to owners and admins alone', async () => {
  const admin = await newMember(project, 'admin', 'Ana')
  await db.team_user.update({ where: { id: admin.user_id }, data: { two_factor_enabled: true } })
  await makeKey(admin)
  const told = async (sent: Sent) => {
    const { data } = await send(members.list, { ...sent, query: query() })
    return data.map(({ two_factor_enabled, active_api_keys }) => [two_factor_enabled, active_api_keys])
  }
  const all = [
    [false, 0],
    [true, 1],
  ]
  expect([await told({ member: owner }), await told({ member: admin })]).toEqual([all, all])
  const [agent, viewer] = [await newMember(project, 'agent'), await newMember(project, 'viewer')]
  for (const sent of [{ member: agent }, { member: viewer }, { key: project.key }])
    expect(new Set((await told(sent)).flat())).toEqual(new Set([null]))
})

describe('roles', () => {
  test('a new role counts from the next request on, and is in the log', async () => {
    const viewer = await newMember(project, 'viewer')
    const body = { project_id: project.id, title: 'Dark mode', description: 'Please.' }
    expectRefusal(await send(wishes.create, { member: viewer, body }), 'FORBIDDEN')
    const changed = await change(owner, viewer, 'agent')
    expect(changed.data).toMatchObject({ user_id: viewer.user_id, role: 'agent' })
    expect((await send(wishes.create, { member: viewer, body })).status).toBe(201)
    expect(await logOf(changed)).toMatchObject([
      {
        project_id: project.id,
        actor_id: owner.user_id,
        record_type: 'member',
        before: { role: 'viewer' },
        after: { role: 'agent' },
      },
    ])
  })

  test('an admin neither makes owners nor touches them', async () => {
    const admin = await newMember(project, 'admin')
    const agent = await newMember(project, 'agent')
    expectRefusal(await change(admin, agent, 'owner'), 'FORBIDDEN')
    expectRefusal(await change(admin, owner, 'viewer'), 'FORBIDDEN')
    expectRefusal(await remove(admin, owner), 'FORBIDDEN')
    expectRefusal(await invite(newEmail(), 'owner', admin), 'FORBIDDEN')
    expect((await change(admin, agent, 'admin')).status).toBe(200)
  })

  test('the last owner can neither be demoted nor leave', async () => {
    expectRefusal(await change(owner, owner, 'admin'), 'CONFLICT')
    expectRefusal(await remove(owner, owner), 'CONFLICT')
    expect(await roleOf(owner)).toBe('owner')
  })

  test('of two owners who demote, or take out, each other at once, one stays', async () => {
    for (const act of [
      (a: TeamMember, b: TeamMember) => change(a, b, 'viewer'),
      (a: TeamMember, b: TeamMember) => remove(a, b),
    ]) {
      const other = await newMember(project, 'owner')
      const answers = await Promise.all([act(owner, other), act(other, owner)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = [await roleOf(owner), await roleOf(other)].filter((role) => role === 'owner')
      expect(left).toHaveLength(1)
      project = await newProject()
      owner = await newMember(project)
    }
  })
})

describe('leaving', () => {
  test('whoever is taken out sees nothing from the next request on, and is signed out', async () => {
    const agent = await newMember(project, 'agent')
    expect((await reads(agent)).status).toBe(200)
    const removed = await remove(owner, agent)
    expect(removed.status).toBe(200)
    expectRefusal(await reads(agent), 'UNAUTHORIZED')
    expect(await logOf(removed)).toMatchObject([
      { record_type: 'member', change: 'deleted', before: { email: agent.email } },
    ])
  })

  test('whoever is of another team too stays signed in, and sees that one alone', async () => {
    const agent = await newMember(project, 'agent')
    const elsewhere = await newProject()
    const { organization_id } = await newMember(elsewhere)
    await db.member.create({ data: { organization_id, user_id: agent.user_id, role: 'viewer' } })
    await remove(owner, agent)
    expectRefusal(await reads(agent), 'NOT_FOUND')
    expect((await send(teamProjects.list, { member: agent })).data).toMatchObject([{ id: elsewhere.id }])
  })

  test('a viewer may leave, and take nobody else out; nobody of another team may either', async () => {
    const viewer = await newMember(project, 'viewer')
    const agent = await newMember(project, 'agent')
    const stranger = await newMember(await newProject())
    expectRefusal(await remove(viewer, agent), 'FORBIDDEN')
    expectRefusal(await remove(stranger, agent), 'NOT_FOUND')
    expectRefusal(await remove(owner, { ...agent, member_id: nobody }), 'NOT_FOUND')
    expect((await remove(viewer, viewer)).status).toBe(200)
    expect(await roleOf(agent)).toBe('agent')
  })

  test('the keys of whoever is taken out are revoked where that is asked, in every project of the team and in no other', async () => {
    const admin = await newMember(project, 'admin')
    const second = await newProject()
    const elsewhere = await newProject()
    await db.project.update({ where: { id: second.id }, data: { organization_id: owner.organization_id } })
    const { organization_id } = await newMember(elsewhere)
    await db.member.create({ data: { organization_id, user_id: admin.user_id, role: 'admin' } })
    const keys = [
      await makeKey(admin),
      await makeKey(admin, second),
      await makeKey(admin, elsewhere),
      await makeKey(owner),
    ]
    const shown = await send(members.list, { member: owner, query: query() })
    expect(shown.data.find(({ id }) => id === admin.member_id)?.active_api_keys).toBe(2)

    const removed = await remove(owner, admin, { revoke_api_keys: 'true' })
    const opens = keys.map(
      async ({ data }) => (await send(wishes.list, { key: data.key, query: { project_id: data.project_id } })).status,
    )
    expect(await Promise.all(opens)).toEqual([401, 401, 200, 200])
    const told = (await logOf(removed)).filter(({ record_type }) => record_type === 'api_key')
    expect(told.map(({ record_id, actor_id }) => [record_id, actor_id]).toSorted()).toEqual(
      keys
        .slice(0, 2)
        .map(({ data }) => [data.id, owner.user_id])
        .toSorted(),
    )
  })

  test('the keys stay good where nothing is asked, and nobody below an admin may ask', async () => {
    const admin = await newMember(project, 'admin')
    const { data } = await makeKey(admin)
    await change(owner, admin, 'agent')
    expectRefusal(await remove(admin, admin, { revoke_api_keys: 'true' }), 'FORBIDDEN')
    expect((await remove(admin, admin)).status).toBe(200)
    expect((await send(wishes.list, { key: data.key, query: query() })).status).toBe(200)
  })

  test('whoever is taken out is nobody at the pages of the dashboard, or nobody of this project’s', async () => {
    const [agent, other] = [await newMember(project, 'agent'), await newMember(project, 'agent')]
    const { organization_id } = await newMember(await newProject())
    await db.member.create({ data: { organization_id, user_id: other.user_id, role: 'viewer' } })
    const seen = async ({ cookie, user_id }: TeamMember) => [
      (await findSession(cookie)) !== null,
      (await rolesIn(user_id, [project.id])).has(project.id),
    ]
    expect([await seen(agent), await seen(other)]).toEqual([
      [true, true],
      [true, true],
    ])
    await remove(owner, agent)
    await remove(owner, other)
    expect([await seen(agent), await seen(other)]).toEqual([
      [false, false],
      [true, false],
    ])
  })

  test('a live stream of somebody who was taken out ends', async () => {
    const { isStillTeam } = await import('@/lib/domain/access/is-still-team')
    const agent = await newMember(project, 'agent')
    const origin = { request_id: nobody, address: '', user_agent: '' }
    const admin = { ...origin, kind: 'admin', by: 'member', permission: 'write', project_id: project.id } as const
    const caller = { ...admin, ...agent, user_name: agent.name, user_email: agent.email }
    expect(await isStillTeam(caller)).toBe(true)
    await remove(owner, agent)
    expect(await isStillTeam(caller)).toBe(false)
  })
})

describe('an invitation', () => {
  test('lets a newcomer in with the role it names, once', async () => {
    const email = newEmail()
    expect((await invite(email.toUpperCase())).data).toMatchObject({ email, role: 'agent', is_expired: false })
    const body = { token: await mailed(email), name: 'Bo', password }
    const answers = await Promise.all([send(invitations.join, { body }), send(invitations.join, { body })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const browser = newBrowser()
    expect((await browser.signIn(email)).status).toBe(200)
    expect((await send(teamProjects.list, { member: browser })).data).toMatchObject([{ id: project.id, role: 'agent' }])
    expect((await send(invitations.list, { member: owner, query: query() })).data).toEqual([])
    expectRefusal(await send(invitations.join, { body }), 'NOT_FOUND')
  })

  test('is accepted by whoever is signed in with its address, and by nobody else', async () => {
    const [invited, other] = [await newPerson(), await newPerson()]
    await invite(invited.email, 'admin')
    const body = { token: await mailed(invited.email) }
    expectRefusal(await send(invitations.accept, { member: other, body }), 'FORBIDDEN')
    expectRefusal(await send(invitations.join, { body: { ...body, name: 'Eve', password } }), 'CONFLICT')
    expect((await send(invitations.accept, { member: invited, body })).status).toBe(200)
    expect((await send(teamProjects.list, { member: invited })).data).toMatchObject([{ id: project.id, role: 'admin' }])
  })

  test('is no longer good after seven days, when it is taken back, or when another is sent', async () => {
    const invited = await newPerson()
    const accept = (token: string) => send(invitations.accept, { member: invited, body: { token } })
    await invite(invited.email)
    const first = await mailed(invited.email)
    const { data } = await invite(invited.email)
    const second = await mailed(invited.email)
    expectRefusal(await accept(first), 'NOT_FOUND')
    await db.team_session.updateMany({
      where: { id: invited.session_id },
      data: { expires_at: new Date(Date.now() + 9 * DAY) },
    })
    await later(7 * DAY, async () => expectRefusal(await accept(second), 'NOT_FOUND'))
    await send(invitations.remove, { member: owner, params: { id: data.id }, query: query() })
    expectRefusal(await accept(second), 'NOT_FOUND')
  })

  test('to whoever is of the team already is refused; a forged link opens nothing', async () => {
    expectRefusal(await invite(owner.email), 'CONFLICT')
    const invited = await newPerson()
    await invite(invited.email)
    const token = await mailed(invited.email)
    const forged = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
    expectRefusal(await send(invitations.accept, { member: invited, body: { token: forged } }), 'NOT_FOUND')
  })

  test('keeps its link out of the database', async () => {
    const email = newEmail()
    await invite(email)
    const token = await mailed(email)
    expect(token).toMatch(/^inv_/)
    expect(JSON.stringify(await db.letter.findMany({ where: { project_id: project.id } }))).not.toContain(token)
  })
})
