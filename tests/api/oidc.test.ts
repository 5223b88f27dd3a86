import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '@/lib/contract/account'
import { teamProjects } from '@/lib/contract/team-projects'
import { db } from '@/lib/db'
import { findSession } from '@/lib/domain/team/find-session'
import { setEnv } from '@/lib/env'
import { keepAccount, newBrowser } from '@/tests/support/account'
import { send } from '@/tests/support/api'
import { startProvider } from '@/tests/support/oidc-server'
import { newProject } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'
import { keepInvitation } from '@/tests/support/team-records'

let provider: Awaited<ReturnType<typeof startProvider>>

beforeAll(async () => {
  provider = await startProvider()
})

afterAll(() => provider.stop())

const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`

type Who = { email: string; sub?: string; email_verified?: boolean }

/** Goes to the provider from our sign-in page and comes back as somebody; answers where that leads, and with what cookies. */
async function come({ sub = randomBytes(6).toString('hex'), ...who }: Who, nonce?: string) {
  const browser = newBrowser()
  const asked = { provider: 'oidc', callbackURL: '/dashboard', errorCallbackURL: '/dashboard/sign-in' }
  const { body } = await browser.post('/sign-in/social', asked)
  const back = await provider.signIn(body.url, { sub, ...who }, nonce)
  const { headers } = await browser.get(`/callback/oidc?${back}`)
  const to = new URL(headers.get('location') ?? '', 'http://localhost:3000')
  return { browser, path: to.pathname, error: to.searchParams.get('error') }
}

const isIn = async (browser: { cookie: string }) => (await send(account.sessions, { member: browser })).status === 200

test('whoever has an account comes in under its address, also a second time', async () => {
  const email = newEmail()
  const user_id = await keepAccount(email)
  for (const sub of ['maria', 'maria']) {
    const { browser, path, error } = await come({ email, sub: `${sub}-${email}` })
    expect([path, error, await isIn(browser)]).toEqual(['/dashboard', null, true])
  }
  const kept = await db.team_login.findMany({ where: { user_id, provider_id: 'oidc' } })
  expect(kept).toMatchObject([{ access_token: null, refresh_token: null, id_token: null }])
})

test('whoever is invited comes in, into the team that invited them', async () => {
  const project = await newProject()
  const owner = await newMember(project)
  const email = newEmail()
  await keepInvitation(owner, 'agent', email)
  const { browser } = await come({ email })
  expect((await send(teamProjects.list, { member: browser })).data).toMatchObject([{ id: project.id, role: 'agent' }])
  const { user_id } = (await findSession(browser.cookie)) ?? {}
  const told = await db.audit_log.findMany({ where: { project_id: project.id, record_type: 'member' } })
  expect(told).toMatchObject([
    { actor_id: user_id, actor_name: 'Ana', action: 'invitations.join', after: { email, role: 'agent' } },
  ])
})

test('whoever is neither stays out, and no account is made', async () => {
  const email = newEmail()
  const { browser, path, error } = await come({ email })
  expect([path, error, await isIn(browser)]).toEqual(['/dashboard/sign-in', 'NOT_INVITED', false])
  expect(await db.team_user.count({ where: { email } })).toBe(0)
})

test('an address that the provider has not verified opens nobody’s account, and takes no invitation', async () => {
  const email = newEmail()
  await keepAccount(email)
  const taken = await come({ email, email_verified: false })
  expect([taken.path, await isIn(taken.browser)]).toEqual(['/dashboard/sign-in', false])

  const invited = newEmail()
  await keepInvitation(await newMember(await newProject()), 'owner', invited)
  const other = await come({ email: invited, email_verified: false })
  expect([other.error, await isIn(other.browser)]).toEqual(['NOT_INVITED', false])
})

describe('where sign-up is open', () => {
  beforeAll(() => setEnv({ SIGN_UP: 'open' }))
  afterAll(() => setEnv({ SIGN_UP: 'closed' }))

  test('an address that the provider has not verified makes no account', async () => {
    for (const email_verified of [false, 'false'] as boolean[]) {
      const email = newEmail()
      const { browser, error } = await come({ email, email_verified })
      expect([error, await isIn(browser), await db.team_user.count({ where: { email } })]).toEqual([
        'NOT_VERIFIED',
        false,
        0,
      ])
    }
  })

  test('an account that another made for a verified address makes way', async () => {
    const email = newEmail()
    const eve = 'the password of eve'
    await newBrowser().post('/sign-up/email', { name: 'Eve', email, password: eve })
    const { browser, path } = await come({ email })
    expect([path, await isIn(browser)]).toEqual(['/dashboard', true])
    expect((await newBrowser().signIn(email, eve)).status).toBe(401)
  })
})

test('a token that was made for another sign-in opens nothing', async () => {
  const email = newEmail()
  await keepAccount(email)
  const { browser, path } = await come({ email }, 'another-nonce')
  expect([path, await isIn(browser)]).toEqual(['/dashboard/sign-in', false])
})

test('what comes back to another browser than the one that left opens nothing', async () => {
  const email = newEmail()
  await keepAccount(email)
  const { body } = await newBrowser().post('/sign-in/social', { provider: 'oidc', callbackURL: '/dashboard' })
  const browser = newBrowser()
  await browser.get(`/callback/oidc?${await provider.signIn(body.url, { sub: 'x', email })}`)
  expect(await isIn(browser)).toBe(false)
})

test('nobody is sent elsewhere after signing in', async () => {
  const asked = { provider: 'oidc', callbackURL: 'https://evil.example/' }
  expect((await newBrowser().post('/sign-in/social', asked)).status).toBe(403)
})
