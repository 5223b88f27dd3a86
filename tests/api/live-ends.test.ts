import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { apiKeys } from '@/lib/contract/api-keys'
import { members } from '@/lib/contract/members'
import { supportDesk } from '@/lib/contract/support-desk'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { endOutlets } from '@/lib/domain/live/outlet'
import { removeMember } from '@/lib/domain/team/remove-member'
import { newRequest, newSession } from '@/tests/support/access'
import { send } from '@/tests/support/api'
import { note } from '@/tests/support/desk'
import { serveRoute } from '@/tests/support/event-stream'
import { until } from '@/tests/support/mail'
import { newProject, type Project } from '@/tests/support/seeds'
import { newMember, newTeamSession, type TeamMember } from '@/tests/support/team'

let project: Project
let owner: TeamMember
let inbox: Awaited<ReturnType<typeof serveRoute>>
let thread: Awaited<ReturnType<typeof serveRoute>>

beforeAll(async () => {
  project = await newProject()
  owner = await newMember(project)
  inbox = await serveRoute(supportDesk.live.path)
  thread = await serveRoute(supportRequests.live.path)
})
afterEach(endOutlets)
afterAll(async () => {
  await inbox.stop()
  await thread.stop()
})

const follow = ({ cookie }: { cookie: string }) =>
  inbox.listen({ query: { project_id: project.id }, headers: { cookie } })

/** What somebody's stream and the owner's hear of a note that is written right after `act`, both at once. */
async function heardAfter(theirs: { cookie: string }, act: () => Promise<unknown>) {
  const made = await newRequest(project)
  const [stream, owners] = [await follow(theirs), await follow(owner)]
  expect([stream.status, owners.status]).toEqual([200, 200])
  await act()
  await note(project, made.id)
  await until(() => owners.events.length > 0)
  await until(() => stream.closed())
  expect(owners.closed()).toBe(false)
  return stream.events
}

describe('a live stream of the inbox says nothing more once its proof has ended', () => {
  test('of a member who was removed', async () => {
    const agent = await newMember(project, 'agent')
    const remove = () => send(members.remove, { member: owner, params: { id: agent.member_id } })
    expect(await heardAfter(agent, remove)).toEqual([])
    expect((await follow(agent)).status).toBe(401)
  })

  test('of a member who got another role: they come back as what they are now', async () => {
    const agent = await newMember(project, 'agent')
    const body = { role: 'viewer' }
    const demote = () =>
      send(members.update, { member: owner, params: { id: agent.member_id }, query: { project_id: project.id }, body })
    expect(await heardAfter(agent, demote)).toEqual([])
    expect((await follow(agent)).status).toBe(200)
  })

  test('of one browser that was signed out; the same person’s other goes on', async () => {
    const agent = await newMember(project, 'agent')
    const phone = await newTeamSession({ id: agent.user_id })
    const other = await follow(phone)
    const signOut = () => db.team_session.delete({ where: { id: agent.session_id } })
    expect(await heardAfter(agent, signOut)).toEqual([])
    await until(() => other.events.length > 0)
    expect(other.closed()).toBe(false)
  })

  test('of an API key that was revoked', async () => {
    const { id, key } = (
      await send(apiKeys.create, { member: owner, body: { project_id: project.id, name: 'Bot', permission: 'read' } })
    ).data
    const stream = await inbox.listen({
      query: { project_id: project.id },
      headers: { authorization: `Bearer ${key}` },
    })
    await send(apiKeys.revoke, { member: owner, params: { id } })
    await note(project, (await newRequest(project)).id)
    await until(() => stream.closed())
    expect(stream.events).toEqual([])
  })

  test('of a customer who signed out', async () => {
    const made = await newRequest(project)
    const session = await newSession(project)
    const stream = await thread.listen({ params: { id: made.id }, headers: { 'X-Session-Token': session } })
    await db.support_session.deleteMany({ where: { project_id: project.id } })
    await until(() => stream.closed())
  })

  test('of a member who is removed while the stream opens, however the two race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const agent = await newMember(project, 'agent')
      const { user_id, name, email, session_id } = owner
      const by = { user_id, user_name: name, user_email: email, session_id, kind: 'member' as const }
      const origin = { request_id: '', address: '', user_agent: '' }
      const [stream] = await Promise.all([follow(agent), removeMember({ ...by, ...origin }, agent.member_id)])
      await note(project, (await newRequest(project)).id)
      if (stream.status === 200) await until(() => stream.closed())
      expect(stream.events).toEqual([])
    }
  })
})
