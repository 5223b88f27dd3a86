import { describe, expect, test } from 'vitest'
import { roadmap } from '@/lib/contract/roadmap'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { sessionCookie } from '@/lib/http/session-cookie'
import { newSession } from '@/tests/support/access'
import { expectRefusal, newAddress, type Sent, send } from '@/tests/support/api'
import { activate, keepLicence } from '@/tests/support/seats'
import { newProject, newVote, newWish, type Project } from '@/tests/support/seeds'

const _read = ({ id }: { id: string }, query: { [name: string]: string } = {}, key?: string) =>
  send(roadmap.read, { query: { project_id: id, ...query }, ...(key && { key }) })
const change = ({ id, key }: Project, fields: object) =>
  send(roadmap.update, { key, body: { project_id: id, ...fields } })

const documents = [
  ['/portal/roadmap', roadmap.read],
  ['/portal/roadmap-data', roadmap.readData],
  ['/portal/roadmap.atom', roadmap.atom],
  ['/portal/roadmap.ics', roadmap.ics],
] as const

describe.each(documents)('GET %s of a roadmap that not everybody sees', (_path, endpoint) => {
  test('private: 404 to visitors, 200 to the team by API key, 403 with another project’s', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { id } = await newWish(project, { title: 'Secret', status: 'planned' })
    await newVote(id, 'mine')
    await change(project, { visibility: 'private' })
    const query = { project_id: project.id }
    const refused = await send(endpoint, { query: { ...query, fingerprint: 'mine' } })
    expectRefusal(refused, 'NOT_FOUND')
    expect(refused.text).not.toContain('Secret')
    expect((await send(endpoint, { query, key: project.readKey })).status).toBe(200)
    expectRefusal(await send(endpoint, { query, key: other.key }), 'FORBIDDEN')
    expectRefusal(await send(endpoint, { query, key: 'app_wrong' }), 'UNAUTHORIZED')
  })

  test('voters_only: 403 that says what to do, 200 to whoever has voted for any wish of the project', async () => {
    const [project, other] = [await newProject(), await newProject()]
    await newWish(project, { title: 'Secret', status: 'planned' })
    const any = await newWish(project)
    const elsewhere = await newWish(other)
    await change(project, { visibility: 'voters_only' })
    const ask = (fingerprint?: string, from?: string) =>
      send(endpoint, { query: { project_id: project.id, ...(fingerprint && { fingerprint }) }, ...(from && { from }) })

    const refused = await ask()
    expectRefusal(refused, 'FORBIDDEN')
    expect(refused.error.message).toMatch(/vote/i)
    expect(refused.text).not.toContain('Secret')
    await newVote(elsewhere.id, 'mine')
    expectRefusal(await ask('mine'), 'FORBIDDEN')
    await newVote(any.id, 'mine')
    expect((await ask('mine')).status).toBe(200)
    expectRefusal(await ask('yours'), 'FORBIDDEN')
    expect((await send(endpoint, { query: { project_id: project.id }, key: project.key })).status).toBe(200)
  })

  test('voters_only: a vote without a fingerprint opens it to the same address, and to no other', async () => {
    const project = await newProject()
    const { id } = await newWish(project)
    await change(project, { visibility: 'voters_only' })
    const from = newAddress()
    await send(votes.cast, { body: { wish_id: id }, from })
    const query = { project_id: project.id }
    expect((await send(endpoint, { query, from })).status).toBe(200)
    expectRefusal(await send(endpoint, { query, from: newAddress() }), 'FORBIDDEN')
    expectRefusal(await send(endpoint, { query: { ...query, fingerprint: 'other' }, from }), 'FORBIDDEN')
  })

  test('voters_only: 200 to whoever is signed in and has voted by any device, or had the team vote for them', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { id } = await newWish(project, { title: 'Secret', status: 'planned' })
    await change(project, { visibility: 'voters_only' })
    const query = { project_id: project.id }
    const session = await newSession(project)
    const ask = (token: string, headers: Sent['headers'] = { Authorization: `Bearer ${token}` }) =>
      send(endpoint, { query: { ...query, fingerprint: 'new device' }, headers })

    const refused = await ask(session)
    expectRefusal(refused, 'FORBIDDEN')
    expect(refused.text).not.toContain('Secret')
    const theirs = await newSession(other)
    const elsewhere = await newWish(other)
    await send(votes.cast, {
      body: { wish_id: elsewhere.id, fingerprint: 'phone' },
      headers: { 'X-Session-Token': theirs },
    })
    expectRefusal(await ask(session), 'FORBIDDEN')
    expectRefusal(await ask(theirs), 'FORBIDDEN')

    await send(votes.cast, { body: { wish_id: id, fingerprint: 'phone' }, headers: { 'X-Session-Token': session } })
    expect((await ask(session)).status).toBe(200)
    expect((await ask('', { 'X-Session-Token': session })).status).toBe(200)
    expect((await ask('', { Cookie: `${sessionCookie(project.id)}=${session}` })).status).toBe(200)
    expectRefusal(await ask(theirs), 'FORBIDDEN')
    expectRefusal(await ask(`${session.slice(0, -1)}_`), 'UNAUTHORIZED')
    const ben = await newSession(project, 'ben@example.com')
    expectRefusal(await ask(ben), 'FORBIDDEN')
    await send(wishes.voteOnBehalf, { key: project.key, params: { id }, body: { email: 'Ben@example.com' } })
    expect((await ask(ben)).status).toBe(200)

    await change(project, { visibility: 'private' })
    expectRefusal(await ask(session), 'NOT_FOUND')
  })

  test('voters_only: 200 to whoever has voted by entitlement token', async () => {
    const project = await newProject()
    const { id } = await newWish(project)
    await change(project, { visibility: 'voters_only' })
    const licence = await keepLicence(project)
    const { data } = await activate(licence, 'mac-1')
    const sent = { query: { project_id: project.id }, headers: { Authorization: `Bearer ${data.token}` } }
    expectRefusal(await send(endpoint, sent), 'FORBIDDEN')
    await send(votes.cast, { body: { wish_id: id }, headers: sent.headers })
    expect((await send(endpoint, sent)).status).toBe(200)
  })

  test('is never for a cache to share', async () => {
    const project = await newProject()
    const { headers } = await send(endpoint, { query: { project_id: project.id } })
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })
})
