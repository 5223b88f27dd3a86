import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { supportDesk } from '@/lib/contract/support-desk'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { pace } from '@/lib/domain/live/event-stream'
import { endOutlets } from '@/lib/domain/live/outlet'
import { MOST_STREAMS } from '@/lib/domain/live/take-seat'
import { newRequest, newSession } from '@/tests/support/access'
import { ask, expectRefusal, newAddress, send } from '@/tests/support/api'
import { change, note, reply, write } from '@/tests/support/desk'
import { serveRoute } from '@/tests/support/event-stream'
import { until } from '@/tests/support/mail'
import { newProject, type Project } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'

let project: Project
let other: Project
let thread: Awaited<ReturnType<typeof serveRoute>>
let inbox: Awaited<ReturnType<typeof serveRoute>>
const usual = { ...pace }

beforeAll(async () => {
  project = await newProject()
  other = await newProject()
  thread = await serveRoute(supportRequests.live.path)
  inbox = await serveRoute(supportDesk.live.path)
})
afterEach(async () => {
  endOutlets()
  Object.assign(pace, usual)
  await until(async () => (await lines()) === 0)
})
afterAll(async () => {
  await thread.stop()
  await inbox.stop()
})

/** How many connections listen. */
async function lines(): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'frontdesk live'`
  return row.count
}

const follow = ({ id, access_token: token }: { id: string; access_token: string }, address?: string) =>
  thread.listen({ params: { id }, query: { token } }, address)
const followAll = ({ id, key }: Project) =>
  inbox.listen({ query: { project_id: id }, headers: { Authorization: `Bearer ${key}` } })
const heard = ({ events }: { events: { event?: string | undefined; data: string }[] }) =>
  events.map(({ event, data }) => [event, JSON.parse(data)])

describe('GET /portal/support-requests/{id}/live', () => {
  test('200: tells of messages, replies and changes as they happen, by the id alone', async () => {
    const made = await newRequest(project)
    const stream = await follow(made)
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(stream.headers.get('cache-control')).toBe('no-store')
    expect(stream.headers.get('x-accel-buffering')).toBe('no')
    await write(made)
    await reply(project, made.id)
    await change(project, made.id, { status: 'resolved' })
    await until(() => stream.events.length >= 3)
    expect(heard(stream)).toEqual(Array(3).fill(['changed', { id: made.id }]))
  })

  test('200: says nothing of internal notes, of other requests, and of what was rolled back', async () => {
    const made = await newRequest(project)
    const stream = await follow(made)
    await note(project, made.id)
    await write(await newRequest(project))
    await reply(project, made.id, { attachments: [{ name: 'x', mime_type: 'x', size: 1, url: 'http://example.com/' }] })
    await write(made)
    await until(() => stream.events.length > 0)
    await sleep(200)
    expect(heard(stream)).toEqual([['changed', { id: made.id }]])
  })

  test('200: a session in a header opens it, too', async () => {
    const { id } = await newRequest(project)
    const session = await newSession(project)
    const stream = await thread.listen({ params: { id }, headers: { 'X-Session-Token': session } })
    expect(stream.status).toBe(200)
  })

  test('200: a comment comes now and then', async () => {
    pace.beat = 50
    const stream = await follow(await newRequest(project))
    await until(() => stream.text().split(': still here\n\n').length > 3)
    expect(stream.events).toEqual([])
    expect(usual.beat).toBe(20_000)
  })

  test('the stream ends soon after its proof has', async () => {
    Object.assign(pace, { beat: 40, beats_per_check: 2 })
    const made = await newRequest(project)
    const session = await newSession(project)
    const byToken = await follow(made)
    const bySession = await thread.listen({ params: { id: made.id }, headers: { 'X-Session-Token': session } })
    await db.support_access_token.deleteMany({ where: { support_request_id: made.id } })
    await until(() => byToken.closed())
    expect(bySession.closed()).toBe(false)
    await db.support_session.deleteMany({ where: { project_id: project.id } })
    await until(() => bySession.closed())
  })

  test('401 and 404 come as refusals, before anything is listened to', async () => {
    const made = await newRequest(project)
    const stranger = await newRequest(other)
    const params = { id: made.id }
    expectRefusal(await send(supportRequests.live, { params }), 'UNAUTHORIZED')
    const query = { token: stranger.access_token }
    expectRefusal(await send(supportRequests.live, { params, query }), 'NOT_FOUND')
    expect(await lines()).toBe(0)
  })

  test('429: one address may hold so many streams; who leaves makes room', async () => {
    const made = await newRequest(project)
    const address = newAddress()
    const streams = await Promise.all(Array.from({ length: MOST_STREAMS }, () => follow(made, address)))
    expect(streams.every(({ status }) => status === 200)).toBe(true)
    expect((await follow(made, address)).status).toBe(429)
    expect((await follow(made)).status).toBe(200)
    streams[0]?.leave()
    await until(async () => (await follow(made, address)).status === 200)
  })
})

describe('GET /api/v1/support-requests/live', () => {
  test('200: tells of every request of the project, notes too, and of no other project', async () => {
    const stream = await followAll(project)
    expect(stream.status).toBe(200)
    await newRequest(other)
    const made = await newRequest(project)
    await note(project, made.id)
    await until(() => stream.events.length >= 2)
    expect(heard(stream)).toEqual(Array(2).fill(['changed', { id: made.id }]))
  })

  test('200: says who of the team is writing a reply, to the team alone, and of no other project', async () => {
    const made = await newRequest(project)
    const { user_id, cookie } = await newMember(project, 'agent', 'Bo Berg')
    const [stream, theirs, customer] = [await followAll(project), await followAll(other), await follow(made)]
    const replying = { params: { id: made.id } }
    expect((await send(supportDesk.replying, { member: { cookie }, ...replying })).status).toBe(200)
    expect((await send(supportDesk.replying, { key: project.key, ...replying })).status).toBe(200)
    expectRefusal(await send(supportDesk.replying, { key: other.key, ...replying }), 'NOT_FOUND')
    expectRefusal(await send(supportDesk.replying, { key: project.readKey, ...replying }), 'FORBIDDEN')
    await write(made)
    await until(() => stream.events.length > 2 && customer.events.length > 0)
    const by = (id: unknown, name: string) => ['replying', { id: made.id, by: { id, name } }]
    expect(heard(stream)).toEqual([
      by(user_id, 'Bo Berg'),
      by(expect.any(String), 'First key'),
      ['changed', { id: made.id }],
    ])
    expect(heard(customer)).toEqual([['changed', { id: made.id }]])
    expect(theirs.events).toEqual([])
  })

  test('the stream ends soon after its key is revoked', async () => {
    Object.assign(pace, { beat: 40, beats_per_check: 2 })
    const desk = await newProject()
    const stream = await followAll(desk)
    await db.api_key.updateMany({ where: { project_id: desk.id }, data: { revoked_at: new Date() } })
    await until(() => stream.closed())
  })

  test('401 and 403: no key, another project', async () => {
    expectRefusal(await send(supportDesk.live, { query: { project_id: project.id } }), 'UNAUTHORIZED')
    const query = { project_id: other.id }
    expectRefusal(await send(supportDesk.live, { key: project.key, query }), 'FORBIDDEN')
  })
})

describe('the connection behind the streams', () => {
  test('is one for all of them, and none once the last has gone', async () => {
    const made = await newRequest(project)
    const streams = await Promise.all([follow(made), follow(made), followAll(project), followAll(other)])
    expect(await lines()).toBe(1)
    for (const stream of streams.slice(1)) stream.leave()
    await write(made)
    await until(() => (streams[0]?.events.length ?? 0) > 0)
    expect(await lines()).toBe(1)
    streams[0]?.leave()
    await until(async () => (await lines()) === 0)
  })

  test('listens again after it was lost, says that something may be missing, and hears the next change', async () => {
    const made = await newRequest(project)
    const [customer, team] = [await follow(made), await followAll(project)]
    await db.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'frontdesk live'`
    await until(() => customer.events.length > 0 && team.events.length > 0)
    expect([heard(customer), heard(team)]).toEqual([[['changed', { id: made.id }]], [['changed', { id: null }]]])
    await write(made)
    await until(() => customer.events.length > 1 && team.events.length > 1)
    expect([customer.closed(), team.closed(), await lines()]).toEqual([false, false, 1])
  })

  test('HEAD leaves nothing behind', async () => {
    const { id, access_token } = await newRequest(project)
    const { status } = await ask('HEAD', supportRequests.live.path, { params: { id }, query: { token: access_token } })
    expect(status).toBe(200)
    await until(async () => (await lines()) === 0)
  })
})
