import { beforeAll, describe, expect, test } from 'vitest'
import { waitlist } from '@/lib/contract/waitlist'
import { db } from '@/lib/db'
import { setEnv } from '@/lib/env'
import { newSession } from '@/tests/support/access'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import { newProject, nobody, type Project } from '@/tests/support/seeds'
import { join, joined, leave, newUndo, place, tokenMailed, undo, waitlistLetters } from '@/tests/support/waitlist'

let project: Project
let other: Project
beforeAll(async () => {
  setEnv({ RATE_LIMIT_SCALE: '1000', TRUSTED_PROXY_HOPS: '1' })
  project = await newProject()
  other = await newProject()
})

let n = 0
const newAddress = () => {
  n += 1
  return `somebody-${n}@example.com`
}
const from = (address: string, agent = 'Browser'): Sent => ({
  headers: { 'X-Forwarded-For': address, 'User-Agent': agent },
})
const signedIn = async (within: Project, email: string): Promise<Sent> => ({
  headers: { Authorization: `Bearer ${await newSession(within, email)}` },
})
const none = { is_on_waitlist: false, position: null, joined_at: null }
const count = async ({ id }: Project) => (await send(waitlist.count, { params: { id } })).data.count

describe('POST /api/v1/projects/{id}/wishlist/join', () => {
  test('201: the place with a code for friends, by address, fingerprint and name', async () => {
    const line = await newProject()
    const { status, data } = await join(line, { email: 'Ana@Example.com', fingerprint: 'ana-1', name: ' Ana ' })
    expect(status).toBe(201)
    expect(data).toEqual({
      id: data.id,
      email: 'Ana@Example.com',
      name: 'Ana',
      position: 1,
      referral_code: expect.stringMatching(/^[a-z2-9]{10}$/),
      referral_count: 0,
      status: 'waiting',
      created_at: data.created_at,
    })
    expect((await joined(line, { email: newAddress() })).position).toBe(2)
    expect(await count(line)).toBe(2)
  })

  test('201: without a word, the visitor, known by address and browser', async () => {
    const sent = from('198.51.100.7')
    const first = await join(project, {}, sent)
    expect(first.status).toBe(201)
    expect(first.data).toMatchObject({ email: null, name: null, status: 'waiting' })
    expect((await place(project, {}, sent)).data.position).toBe(first.data.position)
    expect((await place(project, {}, from('198.51.100.7', 'Another browser'))).data).toEqual(none)
    expect((await place(other, {}, sent)).data).toEqual(none)
    const bodyless = await send(waitlist.join, { params: { id: project.id }, ...from('198.51.100.8') })
    expect(bodyless.status).toBe(201)
  })

  test('200: the same entry, without case, and only its own fingerprint sees name and code', async () => {
    const email = newAddress()
    const mine = await joined(project, { email, fingerprint: 'mine', name: 'Ana' })
    const hidden = { ...mine, name: null, referral_code: null, referral_count: null }
    for (const body of [{ email: email.toUpperCase() }, { email, fingerprint: 'not mine', name: 'Eve' }]) {
      const again = await join(project, body)
      expect([again.status, again.data]).toEqual([200, hidden])
    }
    expect((await join(project, { email, fingerprint: 'mine' })).data).toEqual(mine)
    expect((await join(project, { fingerprint: 'mine' })).data).toEqual(mine)
    expect((await join(project, { email }, await signedIn(project, email))).data).toEqual(mine)
  })

  test('200: a visitor known by address and browser alone sees the code, never a name', async () => {
    const sent = from('198.51.100.9')
    const mine = await joined(project, { name: 'Ana' }, sent)
    const { status, data } = await join(project, {}, sent)
    expect([status, data]).toEqual([200, { ...mine, name: null }])
  })

  test('200: a fingerprint that is in line gets the address that comes with it, once', async () => {
    const mine = await joined(project, { fingerprint: 'phone' })
    const email = newAddress()
    const named = await join(project, { fingerprint: 'phone', email, name: 'Ana' })
    expect([named.status, named.data]).toEqual([200, { ...mine, email, name: 'Ana' }])
    const household = await join(project, { fingerprint: 'phone', email: newAddress() })
    expect(household.status).toBe(201)
    expect(household.data.id).not.toBe(mine.id)
  })

  test('201: an address never takes over who is known by client address and browser', async () => {
    const sent = from('198.51.100.10')
    const first = await joined(project, {}, sent)
    const second = await join(project, { email: newAddress() }, sent)
    expect(second.status).toBe(201)
    expect(second.data.id).not.toBe(first.id)
  })

  test('201: addresses that one server joins are each somebody', async () => {
    const sent = from('203.0.113.5', 'Server')
    const all = await Promise.all([1, 2, 3].map(() => join(project, { email: newAddress() }, sent)))
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await db.waitlist_entry.count({ where: { project_id: project.id, device_key: null } })).toBeGreaterThan(2)
  })

  test('201: by a session the address is proven, and the person known', async () => {
    const email = newAddress()
    const { status, data } = await join(project, {}, await signedIn(project, email))
    expect([status, data.email]).toEqual([201, email])
    const row = await db.waitlist_entry.findUniqueOrThrow({ where: { id: data.id }, include: { end_user: true } })
    expect(row.confirmed_at).not.toBeNull()
    expect(row.end_user?.email).toBe(email)
  })

  test('200: by a session device and name become those of who has the address, whatever a stranger gave before', async () => {
    const email = newAddress()
    const { id } = await joined(project, { email, fingerprint: 'stranger', name: 'Eve' })
    const owner = await signedIn(project, email)
    const unnamed = await join(project, { email, fingerprint: 'owner' }, owner)
    expect([unnamed.status, unnamed.data]).toMatchObject([200, { id, name: 'Eve' }])
    expect((await joined(project, { email, fingerprint: 'owner', name: 'Ana' }, owner)).name).toBe('Ana')
    expect((await joined(project, { email, fingerprint: 'stranger' })).referral_code).toBeNull()
    expect(await joined(project, { email, fingerprint: 'owner', name: 'Eve' })).toMatchObject({ id, name: 'Ana' })
    expect((await place(project, { fingerprint: 'stranger' })).data).toEqual(none)
    expect((await db.waitlist_entry.findUniqueOrThrow({ where: { id } })).fingerprint).toBe('owner')
    await joined(project, { email }, owner)
    expect((await place(project, { fingerprint: 'owner' })).data.is_on_waitlist).toBe(true)
  })

  test('201: in two projects somebody has two places', async () => {
    const email = newAddress()
    const mine = await joined(project, { email, fingerprint: 'two' })
    const there = await join(other, { email, fingerprint: 'two' })
    expect(there.status).toBe(201)
    expect(there.data.id).not.toBe(mine.id)
  })

  test('201: after leaving, the same entry with a new place', async () => {
    const line = await newProject()
    const first = await joined(line, { email: 'a@example.com', fingerprint: 'a' })
    await joined(line, { email: 'b@example.com' })
    await leave(line, { email: 'a@example.com' })
    const again = await join(line, { email: 'a@example.com', fingerprint: 'a' })
    expect([again.status, again.data]).toEqual([201, { ...first, position: 2 }])
    expect((await place(line, { email: 'b@example.com' })).data.position).toBe(1)
  })

  test('400: what is no address, or too long', async () => {
    expectRefusal(await join(project, { email: 'ana' }), 'VALIDATION_ERROR', 'email')
    expectRefusal(await join(project, { fingerprint: 'x'.repeat(201) }), 'VALIDATION_ERROR', 'fingerprint')
    expectRefusal(await join(project, { name: 'x'.repeat(201) }), 'VALIDATION_ERROR', 'name')
  })

  test('400: bot fields are checked where they are given, and never asked for', async () => {
    const strict = await newProject({ require_bot_fields: true })
    expect((await join(strict, { email: newAddress() })).status).toBe(201)
    for (const bot of [{ _hp: 'x' }, { _timestamp: Date.now() }, { _token: 'x' }]) {
      const email = newAddress()
      expectRefusal(await join(strict, { email, ...bot }), 'BOT_DETECTED')
      expect((await place(strict, { email })).data).toEqual(none)
    }
  })

  test('403: a session of another project; 401: one that is not good', async () => {
    expectRefusal(await join(project, {}, await signedIn(other, 'ana@example.com')), 'FORBIDDEN')
    const bad = { headers: { Authorization: `Bearer pst_${'x'.repeat(43)}` } }
    expectRefusal(await join(project, {}, bad), 'UNAUTHORIZED')
  })

  test('404: an unknown project', async () => {
    expectRefusal(await join({ id: nobody }, { email: newAddress() }), 'NOT_FOUND')
  })
})

describe('DELETE /api/v1/projects/{id}/wishlist/leave', () => {
  test('200: by body or query, also again; those behind move up, and the count goes down', async () => {
    const line = await newProject()
    await joined(line, { email: 'a@example.com' })
    await joined(line, { fingerprint: 'b' })
    await joined(line, { email: 'c@example.com' })
    expect((await leave(line, { email: 'A@example.com' })).status).toBe(200)
    const query = { fingerprint: 'b' }
    for (const _ of [1, 2]) expect((await leave(line, {}, { query })).status).toBe(200)
    expect((await place(line, { email: 'c@example.com' })).data.position).toBe(1)
    expect((await place(line, { email: 'a@example.com' })).data).toEqual(none)
    expect(await count(line)).toBe(1)
  })

  test('200: without a word the session’s address, else the visitor', async () => {
    const email = newAddress()
    await joined(project, { email })
    await send(waitlist.leave, { params: { id: project.id }, ...(await signedIn(project, email)) })
    expect((await place(project, { email })).data).toEqual(none)
    const sent = from('198.51.100.20')
    await joined(project, {}, sent)
    await send(waitlist.leave, { params: { id: project.id }, ...sent })
    expect((await place(project, {}, sent)).data).toEqual(none)
  })

  test('200: who is not in line, and nobody of another project leaves', async () => {
    const email = newAddress()
    await joined(other, { email })
    expect((await leave(project, { email })).status).toBe(200)
    expect((await place(other, { email })).data.is_on_waitlist).toBe(true)
    expect(await waitlistLetters(project, 'left', email)).toEqual([])
  })

  test('a letter tells of it with a link, once, and keeps the link sealed; without an address there is none', async () => {
    const line = await newProject()
    await joined(line, { email: 'Ana@example.com', name: 'Evil http://evil.example' })
    for (const _ of [1, 2, 3]) await leave(line, { email: 'ana@example.com' })
    await joined(line, { fingerprint: 'x' })
    await leave(line, { fingerprint: 'x' })
    const [letter, ...more] = await waitlistLetters(line, 'left')
    expect(more).toEqual([])
    expect(letter).toMatchObject({ to: ['Ana@example.com'], subject: expect.stringContaining('Acme') })
    expect(letter?.text).toMatch(new RegExp(`/p/${line.slug}/waitlist\\?undo=wlt_[\\w-]{43}`))
    expect(letter?.text).not.toContain('evil')
    const kept = await db.letter.findFirstOrThrow({ where: { project_id: line.id } })
    expect(kept.text + kept.html).not.toContain('wlt_')
  })

  test('three letters an hour, and no more for any number of leaves', async () => {
    const line = await newProject()
    const email = 'victim@example.com'
    for (const _ of [1, 2, 3, 4, 5]) await newUndo(line, email)
    expect(await waitlistLetters(line, 'left')).toHaveLength(3)
    await later(2 * 3_600_000, () => newUndo(line, email))
    expect(await waitlistLetters(line, 'left')).toHaveLength(4)
    for (const hours of [4, 6, 8, 10, 12, 14, 16]) await later(hours * 3_600_000, () => newUndo(line, email))
    expect(await waitlistLetters(line, 'left')).toHaveLength(8)
  })

  test('404: an unknown project', async () => {
    expectRefusal(await leave({ id: nobody }), 'NOT_FOUND')
  })
})

describe('GET /api/v1/projects/{id}/wishlist/status', () => {
  test('200: the place by address, fingerprint, session', async () => {
    const email = newAddress()
    const { position, created_at } = await joined(project, { email, fingerprint: 'status' })
    const mine = { is_on_waitlist: true, position, joined_at: created_at }
    expect((await place(project, { email: email.toUpperCase() })).data).toEqual(mine)
    expect((await place(project, { fingerprint: 'status' })).data).toEqual(mine)
    expect((await place(project, {}, await signedIn(project, email))).data).toEqual(mine)
    expect((await place(other, { email })).data).toEqual(none)
  })

  test('400: no address; 404: an unknown project', async () => {
    expectRefusal(await place(project, { email: 'ana' }), 'VALIDATION_ERROR', 'email')
    expectRefusal(await place({ id: nobody }), 'NOT_FOUND')
    expectRefusal(await send(waitlist.count, { params: { id: nobody } }), 'NOT_FOUND')
  })
})

describe('POST /api/v1/projects/{id}/wishlist/undo', () => {
  test('200: the old place, also after joining again, also twice', async () => {
    const line = await newProject()
    const first = await joined(line, { email: 'a@example.com', name: 'Ana' })
    await joined(line, { email: 'b@example.com' })
    await leave(line, { email: 'a@example.com' })
    const token = await tokenMailed(line, 'left')
    const back = await undo(line, token)
    expect([back.status, back.data]).toEqual([200, first])
    await leave(line, { email: 'a@example.com' })
    expect((await joined(line, { email: 'a@example.com' })).position).toBe(2)
    for (const _ of [1, 2]) expect((await undo(line, token)).data).toEqual(first)
    expect((await place(line, { email: 'b@example.com' })).data.position).toBe(2)
  })

  test('200: the address is proven by it', async () => {
    const email = newAddress()
    const { data } = await undo(project, await newUndo(project, email))
    const row = await db.waitlist_entry.findUniqueOrThrow({ where: { id: data.id }, include: { end_user: true } })
    expect([row.confirmed_at !== null, row.end_user?.email]).toEqual([true, email])
  })

  test('401: malformed, unknown, of another project, for another purpose, after 30 days, of a deleted entry', async () => {
    const email = newAddress()
    const token = await newUndo(project, email)
    for (const bad of ['x', `wlt_${'x'.repeat(43)}`, `${token}x`])
      expectRefusal(await undo(project, bad), 'UNAUTHORIZED')
    expectRefusal(await undo(other, token), 'UNAUTHORIZED')
    const { id } = project
    expectRefusal(await send(waitlist.confirm, { params: { id }, body: { token } }), 'UNAUTHORIZED')
    expectRefusal(await later(31 * DAY, () => undo(project, token)), 'UNAUTHORIZED')
    expect((await undo(project, token)).status).toBe(200)
    await db.waitlist_entry.deleteMany({ where: { project_id: project.id, email } })
    expectRefusal(await undo(project, token), 'UNAUTHORIZED')
  })

  test('404: an unknown project', async () => {
    expectRefusal(await undo({ id: nobody }, 'x'), 'NOT_FOUND')
  })
})
