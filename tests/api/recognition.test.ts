import { beforeAll, describe, expect, test } from 'vitest'
import { supportDesk } from '@/lib/contract/support-desk'
import { supportRequests } from '@/lib/contract/support-requests'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { tradeToken } from '@/lib/domain/support/access/trade-token'
import { sessionCookie } from '@/lib/http/session-cookie'
import { ana, keepLogin, newRequest, newSession, verify } from '@/tests/support/access'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { atDesk, listed, readAs } from '@/tests/support/desk'
import { newEndUser } from '@/tests/support/end-users'
import { newContactForm, submit } from '@/tests/support/forms'
import { keepWishes, newProject, type Project } from '@/tests/support/seeds'

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const bearer = (token: string): Sent => ({ headers: { Authorization: `Bearer ${token}` } })

/** Whose the team sees a request to be. */
const whose = async (within: Project, { id }: { id: string }) => (await atDesk(within, id)).end_user_id

/** A project with a person whose address is Ana's. */
async function withAna() {
  const mine = await newProject()
  return { mine, person: await newEndUser(mine, { email: 'Ana@Example.com' }) }
}

const redeem = {
  'a code is redeemed': async (mine: Project) => {
    await keepLogin(mine, ana, '123456')
    expect((await verify(mine, '123456')).status).toBe(200)
  },
  'a link is redeemed': async (mine: Project) => {
    expect(await tradeToken(mine.id, await keepLogin(mine, ana, '123456'))).toMatchObject({ by: 'session' })
  },
}

describe('a new support request is', () => {
  test('that of the person whose external id it names', async () => {
    const person = await newEndUser(project, { external_id: 'u-1' })
    expect(await whose(project, await newRequest(project, { external_user_id: 'u-1' }))).toBe(person.id)
  })

  test.each([
    ['Authorization', bearer],
    ['X-Session-Token', (token: string): Sent => ({ headers: { 'X-Session-Token': token } })],
  ])('that of the person whose address a session in %s proves', async (_what, header) => {
    const { mine, person } = await withAna()
    const made = await newRequest(mine, { user_email: 'ANA@example.com' }, header(await newSession(mine)))
    expect(await whose(mine, made)).toBe(person.id)
  })

  test('that of whoever is signed in on the portal, where the address names the project', async () => {
    const { mine, person } = await withAna()
    const headers = { Cookie: `${sessionCookie(mine.id)}=${await newSession(mine)}` }
    expect(await whose(mine, await newRequest(mine, {}, { headers, query: { project_id: mine.id } }))).toBe(person.id)
    const elsewhere = { ...headers, Origin: 'https://evil.example' }
    expect(
      await whose(mine, await newRequest(mine, {}, { headers: elsewhere, query: { project_id: mine.id } })),
    ).toBeNull()
  })

  test('nobody’s where the address is merely written down, or another one is proven', async () => {
    const { mine } = await withAna()
    expect(await whose(mine, await newRequest(mine))).toBeNull()
    const session = await newSession(mine, 'ben@example.com')
    expect(await whose(mine, await newRequest(mine, {}, bearer(session)))).toBeNull()
    const form = await newContactForm(mine, { integration: { type: 'support' } })
    const { support_request_id } = (await submit(form)).data
    expect(await whose(mine, { id: support_request_id ?? '' })).toBeNull()
  })

  test('nobody’s of another project', async () => {
    const [mine, other] = [await newProject(), await newProject()]
    await newEndUser(other, { external_id: 'u-1', email: ana })
    expect(await whose(mine, await newRequest(mine, { external_user_id: 'u-1' }))).toBeNull()
  })

  test('not that of a person with the address who has another external id than it names', async () => {
    const mine = await newProject()
    await newEndUser(mine, { external_id: 'u-1', email: ana })
    const made = await newRequest(mine, { external_user_id: 'u-2' }, bearer(await newSession(mine)))
    expect(await whose(mine, made)).toBeNull()
    await redeem['a code is redeemed'](mine)
    expect(await whose(mine, made)).toBeNull()
  })

  test('taken whatever else stands in the headers; a session that is not good is 401, one of another project 403', async () => {
    const mine = await newProject()
    const body = { project_id: mine.id, description: 'Help' }
    const ask = (sent: Sent) => send(supportRequests.create, { body, ...sent })
    const link = await keepLogin(mine, ana, '123456')
    for (const headers of [`Bearer ${mine.key}`, `Bearer ${link}`, 'Basic eA=='].map((Authorization) => ({
      Authorization,
    })))
      expect((await ask({ headers })).status).toBe(201)
    const session = await newSession(mine)
    expectRefusal(await ask(bearer(`${session.slice(0, -2)}__`)), 'UNAUTHORIZED')
    expectRefusal(await ask(bearer(await newSession(project))), 'FORBIDDEN')
    const headers = { Cookie: `${sessionCookie(project.id)}=${await newSession(project)}` }
    expect((await ask({ headers })).status).toBe(201)
  })
})

describe('requests that are nobody’s become a person’s', () => {
  test.each(Object.entries(redeem))('when %s, those of the address alone', async (_what, prove) => {
    const { mine, person } = await withAna()
    const { mine: other } = await withAna()
    const first = await newRequest(mine, { user_email: 'ANA@example.com' })
    const bens = await newRequest(mine, { user_email: 'ben@example.com' })
    const elsewhere = await newRequest(other)
    await prove(mine)
    expect(await whose(mine, first)).toBe(person.id)
    expect(await whose(mine, bens)).toBeNull()
    expect(await whose(other, elsewhere)).toBeNull()
  })

  test.each(Object.entries(redeem))('when they are made after %s', async (_what, prove) => {
    const mine = await newProject()
    const made = await newRequest(mine)
    await prove(mine)
    expect(await whose(mine, made)).toBeNull()
    const person = await newEndUser(mine, { email: ana })
    expect(await whose(mine, made)).toBe(person.id)
  })

  test('when they get a proven address, or the external id that was named', async () => {
    const mine = await newProject()
    const person = await newEndUser(mine, { external_id: 'u-1', email: 'old@example.com' })
    const [proven, named] = [await newRequest(mine), await newRequest(mine, { external_user_id: 'u-2' })]
    await redeem['a code is redeemed'](mine)
    await recogniseEndUser(mine.id, { external_id: 'u-1', email: ana })
    expect(await whose(mine, proven)).toBe(person.id)
    expect(await whose(mine, named)).toBeNull()
    const other = await newEndUser(mine, { external_id: 'u-2' })
    expect(await whose(mine, named)).toBe(other.id)
    expect(await whose(mine, proven)).toBe(person.id)
  })

  test('not before the address has been proven, nor by a wrong code', async () => {
    const { mine } = await withAna()
    const made = await newRequest(mine)
    await recogniseEndUser(mine.id, { email: ana, name: 'Ana' })
    await keepLogin(mine, ana, '123456')
    expectRefusal(await verify(mine, '654321'), 'INVALID_CODE')
    expect(await whose(mine, made)).toBeNull()
  })

  test('whether the person is made before, after or while they ask', async () => {
    for (let round = 0; round < 10; round += 1) {
      const mine = await newProject()
      const words = { external_id: 'u-1', email: ana }
      await keepLogin(mine, ana, '123456')
      const earlier = await newRequest(mine)
      const [made, id] = await Promise.all([
        newRequest(mine, { external_user_id: 'u-1', user_email: null }),
        recogniseEndUser(mine.id, words),
        verify(mine, '123456'),
      ])
      expect([await whose(mine, made), await whose(mine, earlier)]).toEqual([id, id])
    }
  })
})

test('nothing that the public sends makes a person or changes one', async () => {
  const { mine } = await withAna()
  const before = await db.end_user.findMany({ where: { project_id: mine.id } })
  const given = { user_name: 'Eve', external_user_id: 'u-666' }
  await newRequest(mine, given, bearer(await newSession(mine)))
  await newRequest(mine, { ...given, user_email: 'eve@example.com' })
  await redeem['a code is redeemed'](mine)
  expect(await db.end_user.findMany({ where: { project_id: mine.id } })).toEqual(before)
})

test('the customer is not told whose a request is', async () => {
  await newEndUser(project, { external_id: 'u-3' })
  const made = await newRequest(project, { external_user_id: 'u-3' })
  expect(made).not.toHaveProperty('end_user_id')
  expect((await readAs(made)).data).not.toHaveProperty('end_user_id')
})

test('the team lists what is a person’s, and nothing else', async () => {
  const mine = await newProject()
  const person = await newEndUser(mine, { external_id: 'u-1' })
  const made = await newRequest(mine, { external_user_id: 'u-1' })
  await newRequest(mine)
  const { data, body } = await listed(mine, { end_user_id: person.id })
  expect([data.map(({ id }) => id), body.total]).toEqual([[made.id], 1])
  expect((await listed(mine, { end_user_id: person.id, status: 'closed' })).body.total).toBe(0)
  expect((await listed(mine, { end_user_id: person.id, search: 'password' })).data).toHaveLength(1)
  expectRefusal(
    await send(supportDesk.list, { key: mine.key, query: { project_id: mine.id, end_user_id: 'x' } }),
    'VALIDATION_ERROR',
  )

  const { Mine } = await keepWishes(mine, { Mine: { end_user_id: person.id }, Theirs: {} })
  const query = { project_id: mine.id, end_user_id: person.id }
  const found = await send(wishes.list, { key: mine.key, query })
  expect([found.data.map(({ id }) => id), found.body.total]).toEqual([[Mine], 1])
  expect((await send(wishes.list, { key: mine.key, query: { ...query, search: 'theirs' } })).data).toEqual([])
})
