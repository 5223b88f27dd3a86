import { beforeAll, describe, expect, test } from 'vitest'
import { activity } from '@/lib/contract/activity'
import { db } from '@/lib/db'
import { sessionCookie } from '@/lib/http/session-cookie'
import { newSession } from '@/tests/support/access'
import { kept, livelyPerson } from '@/tests/support/activity'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { inDataFolder } from '@/tests/support/files'
import { newProject, type Project } from '@/tests/support/seeds'

inDataFolder()
const ana = 'Ana@Lively.example'

let project: Project
let elsewhere: Project
let anas: Awaited<ReturnType<typeof livelyPerson>>
let session: Sent

const signedIn = async (of: Project, email: string): Promise<Sent> => ({
  headers: { 'X-Session-Token': await newSession(of, email) },
})

beforeAll(async () => {
  project = await newProject()
  elsewhere = await newProject()
  anas = await livelyPerson(project, ana, 'Anaword')
  await livelyPerson(project, 'ben@lively.example', 'Benword')
  await livelyPerson(elsewhere, ana, 'Elsewhereword')
  session = await signedIn(project, ana)
})

const nothingOfOthers = (text: string) => {
  expect(text).not.toMatch(/Benword|Elsewhereword|ben@lively/i)
  expect(text).not.toContain(kept)
}

describe('GET /portal/activity', () => {
  test('tells all that is theirs, and nothing of anybody else', async () => {
    const { data, text } = await send(activity.get, session)
    expect(data).toMatchObject({ email: ana, name: 'Anaword Person', letters: true })
    expect(data.wishes.map(({ title, is_approved, merged_into }) => [title, is_approved, merged_into?.title])).toEqual(
      expect.arrayContaining([
        ['Anaword wish', true, undefined],
        ['Anaword hidden', false, undefined],
        ['Anaword merged', true, 'Grown together'],
      ]),
    )
    expect(data.wishes).toHaveLength(3)
    expect(data.votes.map(({ wish }) => wish?.id)).toEqual([anas.voted.id])
    expect(data.comments.map(({ content, wish }) => [content, wish?.id])).toEqual([['Anaword comment', anas.voted.id]])
    expect(data.support_requests).toHaveLength(2)
    expect(data.waitlist).toMatchObject({ id: anas.entry.id, position: 1, referral_code: 'Anaword', status: 'waiting' })
    expect(data.license_keys).toMatchObject([{ id: anas.licence.id, plan: 'Anaword plan', active_devices: 1 }])
    nothingOfOthers(text)
  })

  test('nothing is there for an address that did nothing', async () => {
    const { data } = await send(activity.get, await signedIn(project, 'new@lively.example'))
    expect(data).toEqual({
      email: 'new@lively.example',
      name: null,
      letters: true,
      wishes: [],
      votes: [],
      comments: [],
      support_requests: [],
      waitlist: null,
      license_keys: [],
    })
  })

  test('a comment or vote under a wish that was hidden stays, without what it was about', async () => {
    const cleo = await livelyPerson(project, 'cleo@lively.example', 'Cleoword')
    await db.wish.update({ where: { id: cleo.voted.id }, data: { is_approved: false } })
    const { data } = await send(activity.get, await signedIn(project, 'cleo@lively.example'))
    expect(data.votes[0]?.wish).toBeNull()
    expect(data.comments[0]).toMatchObject({ content: 'Cleoword comment', wish: null })
  })

  test('of the cookies of several projects the named one counts; a project that has none is 401', async () => {
    const both = await Promise.all(
      [project, elsewhere].map(async ({ id }) => `${sessionCookie(id)}=${await newSession({ id }, ana)}`),
    )
    const headers = { Cookie: both.join('; ') }
    const { text } = await send(activity.get, { query: { project_id: elsewhere.id }, headers })
    expect(text).toContain('Elsewhereword')
    expect(text).not.toContain('Anaword')
    const none = await send(activity.get, { query: { project_id: (await newProject()).id }, headers })
    expectRefusal(none, 'UNAUTHORIZED')
  })

  test('403: another project than the session’s', async () => {
    expectRefusal(await send(activity.get, { ...session, query: { project_id: elsewhere.id } }), 'FORBIDDEN')
  })
})

describe('PATCH /portal/activity', () => {
  const letters = (wanted: unknown) => send(activity.letters, { ...session, body: { letters: wanted } })

  test('turns letters off and on again, for this address in this project alone', async () => {
    for (const wanted of [false, false, true]) {
      expect((await letters(wanted)).data).toEqual({ letters: wanted })
      expect((await send(activity.get, session)).data.letters).toBe(wanted)
      expect((await send(activity.get, await signedIn(elsewhere, ana))).data.letters).toBe(true)
    }
  })

  test('400: neither on nor off', async () => {
    expectRefusal(await letters('maybe'), 'VALIDATION_ERROR', 'letters')
  })
})

describe('GET /portal/activity/export', () => {
  test('is a file with everything that is kept about them, and nothing of anybody else', async () => {
    const { headers, text } = await send(activity.export, session)
    expect(headers.get('content-disposition')).toContain(`filename="${project.slug}-my-data.json"`)
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(text).toMatch(/^\{\n {2}"project"/)
    const data = JSON.parse(text)
    expect(data).toMatchObject({ email: ana, project: 'Acme', letters_wanted: true })
    expect(data.people).toMatchObject([{ name: 'Anaword Person', attributes: { note: 'Anaword' } }])
    expect(data.wishes).toHaveLength(3)
    expect(data.votes).toMatchObject([{ wish_title: 'Dark mode' }])
    expect(data.comments).toMatchObject([{ content: 'Anaword comment', wish_title: 'Dark mode' }])
    const [request, byForm] = data.support_requests
    expect(request.messages.map(({ content }: { content: string }) => content)).toEqual([
      'Anaword adds',
      'Dear Anaword',
    ])
    expect(request.attachments).toMatchObject([{ name: 'Anaword.txt', url: expect.stringContaining('signature=') }])
    expect(byForm.form_data).toMatchObject({ message: 'Anaword by form' })
    expect(data.form_submissions).toMatchObject([{ id: anas.sent.data.id, data: { message: 'Anaword by form' } }])
    expect(data.waitlist).toMatchObject({ referral_code: 'Anaword' })
    expect(data.license_keys).toMatchObject([
      { plan: 'Anaword plan', devices: [{ device_fingerprint: 'device of Anaword' }] },
    ])
    expect(data.letters.length).toBeGreaterThanOrEqual(3)
    nothingOfOthers(text)
    expect(text).not.toContain(anas.licence.hash)
  })

  test('has all of their place in line, also once they have left, but not who sent them', async () => {
    const { id: project_id } = await newProject()
    const at = new Date('2026-03-01T10:00:00Z')
    const wait = { project_id, joined_at: at, rank_at: at }
    const friend = await db.waitlist_entry.create({
      data: { ...wait, email: 'ben@lively.example', referral_code: 'b' },
    })
    const { id } = await db.waitlist_entry.create({
      data: {
        ...wait,
        email: ana,
        email_key: ana.toLowerCase(),
        fingerprint: 'the phone of Ana',
        status: 'left',
        confirmed_at: at,
        invited_at: at,
        left_at: at,
        referral_code: 'a',
        referred_by_id: friend.id,
      },
    })
    const exported = async () => (await send(activity.export, await signedIn({ ...project, id: project_id }, ana))).text
    const text = await exported()
    const told = at.toISOString()
    expect(JSON.parse(text).waitlist).toMatchObject({
      ...{ id, status: 'left', position: null, fingerprint: 'the phone of Ana', is_referred: true },
      ...{ joined_at: told, confirmed_at: told, invited_at: told, left_at: told },
    })
    expect(text).not.toContain(friend.id)
    await db.waitlist_entry.update({ where: { id }, data: { referred_by_id: null } })
    expect(JSON.parse(await exported()).waitlist).toMatchObject({ is_referred: false })
  })

  test('is whole however much there is', async () => {
    const many = await newProject()
    const row = { project_id: many.id, author_type: 'user' as const, author_email: ana, description: '"\n}' }
    await db.wish.createMany({
      data: Array.from({ length: 250 }, (_, n) => ({ ...row, title: `Wish ${n}`, slug: `wish-${n}` })),
    })
    const { text } = await send(activity.export, await signedIn(many, ana))
    const { wishes, votes } = JSON.parse(text)
    expect(new Set(wishes.map(({ title }: { title: string }) => title)).size).toBe(250)
    expect(votes).toEqual([])
  })
})
