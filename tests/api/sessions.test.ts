import { randomBytes } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { resetLink } from '@/lib/auth/reset-link'
import { account } from '@/lib/contract/account'
import { teamProjects } from '@/lib/contract/team-projects'
import { db, transaction } from '@/lib/db'
import { spend } from '@/lib/domain/access/spend'
import { createFirstRunToken } from '@/lib/domain/first-run/create-first-run-token'
import { newAccount } from '@/lib/domain/team/new-account'
import { setEnv } from '@/lib/env'
import { sha256 } from '@/lib/secret'
import { keepAccount, newBrowser, password } from '@/tests/support/account'
import { mailedToken, workLetters } from '@/tests/support/account-letters'
import { expectRefusal, send } from '@/tests/support/api'
import { later } from '@/tests/support/at'
import { newProject } from '@/tests/support/seeds'
import { newMember, newTeamSession } from '@/tests/support/team'
import { totp } from '@/tests/support/totp'

const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`

const tokenIn = (text: string) => /token=([\w.-]+)/.exec(text)?.[1] ?? ''
const sessions = (cookie: string) => send(account.sessions, { member: { cookie } })

describe('signing in', () => {
  test('with the right password opens the API, and signing out ends it at once', async () => {
    const email = newEmail()
    await keepAccount(email)
    const browser = newBrowser()
    expect((await browser.signIn(email.toUpperCase())).status).toBe(200)
    const { cookie } = browser
    expect((await sessions(cookie)).data).toMatchObject([
      { is_current: true, ip_address: expect.stringMatching(/::\/48$/) },
    ])
    expect((await browser.post('/sign-out')).status).toBe(200)
    expectRefusal(await sessions(cookie), 'UNAUTHORIZED')
  })

  test('says the same for a wrong password and an unknown address', async () => {
    const email = newEmail()
    await keepAccount(email)
    const wrong = await newBrowser().signIn(email, 'another password')
    const unknown = await newBrowser().signIn(newEmail())
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(wrong.status).toBe(401)
  })

  test('is refused after six wrong passwords from an address, the right one too, and nowhere else', async () => {
    const email = newEmail()
    await keepAccount(email)
    const browser = newBrowser()
    for (let i = 0; i < 6; i += 1) expect((await browser.signIn(email, 'wrong password')).status).toBe(401)
    expect((await browser.signIn(email)).code).toBe('RATE_LIMITED')
    expect((await newBrowser().signIn(email)).status).toBe(200)
  })

  test('is refused after more than fifty wrong passwords for one account, from wherever they come', async () => {
    const email = newEmail()
    await keepAccount(email)
    await spend('sign_in', sha256(email), 50) // Fifty wrong ones, as they are counted.
    await newBrowser().signIn(email, 'wrong password')
    expect((await newBrowser().signIn(email)).code).toBe('RATE_LIMITED')
  })

  test('is asked for in JSON alone, and of no more than it needs', async () => {
    const email = newEmail()
    await keepAccount(email)
    const asForm = new URLSearchParams({ email, password })
    expect((await newBrowser().post('/sign-in/email', asForm)).status).toBe(415)
    const large = { email, password, more: 'x'.repeat(70_000) }
    expect((await newBrowser().post('/sign-in/email', large)).status).toBe(413)
  })

  test('a name is one line that shows something', async () => {
    const email = newEmail()
    await keepAccount(email)
    const browser = newBrowser()
    await browser.signIn(email)
    for (const name of ['', 'x'.repeat(101), 'Maria\nLopez', 7, null])
      expect((await browser.post('/update-user', { name, image: 'https://evil.example/a.png' })).status).toBe(400)
    expect((await browser.post('/update-user', { name: ' Maria ', image: 'x' })).status).toBe(200)
    const user = await db.team_user.findUniqueOrThrow({ where: { email } })
    expect(user).toMatchObject({ name: 'Maria', image: null })
  })

  test.each([['https://evil.example'], ['null'], [null]])('is refused to a page of %s', async (origin) => {
    const email = newEmail()
    await keepAccount(email)
    expect((await newBrowser().signIn(email, password, { origin })).code).toBe('FORBIDDEN')
  })

  test('a cookie that nobody signed, or that is out of date, opens nothing', async () => {
    const project = await newProject()
    const member = await newMember(project)
    const [name = '', value = ''] = member.cookie.split('=')
    const token = decodeURIComponent(value).split('.')[0]
    for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(44)}`])
      expectRefusal(await sessions(`${name}=${forged}`), 'UNAUTHORIZED')
    await later(2 * 86_400_000, async () => expectRefusal(await sessions(member.cookie), 'UNAUTHORIZED'))
  })

  test('what better-auth could do besides is closed', async () => {
    const browser = newBrowser()
    for (const path of ['/list-sessions', '/get-session', '/error', '/ok'])
      expect((await browser.get(path)).status).toBe(404)
    for (const path of ['/delete-user', '/change-email', '/link-social', '/sign-in/magic-link', '/revoke-sessions'])
      expect((await browser.post(path)).status).toBe(404)
  })
})

describe('sign-up', () => {
  const asked = () => ({ name: 'Eve', email: newEmail(), password })

  test('is closed: no account comes to be', async () => {
    const eve = asked()
    expect((await newBrowser().post('/sign-up/email', eve)).status).toBeGreaterThanOrEqual(400)
    expect(await db.team_user.count({ where: { email: eve.email } })).toBe(0)
  })

  test('with a known address says what it says to a new one', async () => {
    setEnv({ SIGN_UP: 'open' })
    onTestFinished(() => setEnv({ SIGN_UP: 'closed' }))
    const known = asked()
    await keepAccount(known.email, 'Known')
    const answers = await Promise.all([known, asked()].map((body) => newBrowser().post('/sign-up/email', body)))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { status: true }]))
    expect((await db.team_user.findUniqueOrThrow({ where: { email: known.email } })).name).toBe('Known')
  })
})

describe('a forgotten password', () => {
  test('is answered the same for known and unknown addresses, and only a known one gets a letter', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await keepAccount(known)
    const ask = (email: string) => newBrowser().post('/request-password-reset', { email })
    const answers = await Promise.all([ask(known), ask(unknown)])
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { status: true }],
      [200, { status: true }],
    ])
    const letters = (await workLetters()).flatMap(({ to }) => to)
    expect([letters.includes(known), letters.includes(unknown)]).toEqual([true, false])
  })

  test('is set anew by the letter’s link, once; every session from before is ended', async () => {
    const email = newEmail()
    const id = await keepAccount(email)
    const old = await newTeamSession({ id })
    const browser = newBrowser()
    await browser.post('/request-password-reset', { email })
    const body = { token: await mailedToken(email), newPassword: 'quite another one' }
    expect((await browser.post('/reset-password', { ...body, newPassword: 'short' })).code).toBe('PASSWORD_TOO_SHORT')
    expect((await browser.post('/reset-password', body)).status).toBe(200)
    expect((await browser.post('/reset-password', body)).code).toBe('INVALID_TOKEN')
    expectRefusal(await sessions(old.cookie), 'UNAUTHORIZED')
    expect((await browser.signIn(email)).status).toBe(401)
    expect((await browser.signIn(email, 'quite another one')).status).toBe(200)
  })

  test('ends every other link of the same person, and so does a changed one', async () => {
    const email = newEmail()
    const id = await keepAccount(email)
    const set = async (link: string, newPassword: string) =>
      (await newBrowser().post('/reset-password', { token: tokenIn(link), newPassword })).code
    const [first, second, third] = [await resetLink(id), await resetLink(id), await resetLink(id)]
    const others = await resetLink(await keepAccount(newEmail()))
    expect(await set(first, password)).toBeUndefined()
    expect(await set(second, 'quite another one')).toBe('INVALID_TOKEN')

    const later = await resetLink(id)
    const browser = newBrowser()
    await browser.signIn(email)
    await browser.post('/change-password', { currentPassword: password, newPassword: 'quite another one' })
    for (const link of [third, later]) expect(await set(link, password)).toBe('INVALID_TOKEN')
    expect(await set(others, password)).toBeUndefined()
  })

  test('somebody without one sets their first by a link, and the database does not hold the link’s token', async () => {
    const email = newEmail()
    const id = await transaction(() => newAccount({ name: 'Maria', email, password: null }))
    const token = tokenIn(await resetLink(id))
    const kept = await db.team_verification.findMany()
    expect(JSON.stringify(kept)).not.toContain(token)
    expect((await newBrowser().post('/reset-password', { token, newPassword: password })).status).toBe(200)
    expect((await newBrowser().signIn(email)).status).toBe(200)
  })
})

describe('the second step', () => {
  async function withSecondStep() {
    const email = newEmail()
    await keepAccount(email)
    const browser = newBrowser()
    await browser.signIn(email)
    expect((await browser.post('/two-factor/enable', { password: 'wrong password' })).code).toBe('INVALID_PASSWORD')
    const { body } = await browser.post('/two-factor/enable', { password })
    const secret = new URL(body.totpURI).searchParams.get('secret') ?? ''
    const code = totp(secret)
    expect((await browser.post('/two-factor/verify-totp', { code })).status).toBe(200)
    return { email, secret, code, codes: body.backupCodes as string[], browser }
  }

  /** Good already, and another one than that which it was switched on with. */
  const nextCode = (secret: string) => totp(secret, Date.now() + 30_000)

  /** So many browsers in which the password was right. */
  const half = (email: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const browser = newBrowser()
        await browser.signIn(email)
        return browser
      }),
    )

  test('lets nobody in with the password alone, but with the app’s code', async () => {
    const { email, secret } = await withSecondStep()
    const browser = newBrowser()
    expect((await browser.signIn(email)).body).toMatchObject({ twoFactorRedirect: true })
    expectRefusal(await sessions(browser.cookie), 'UNAUTHORIZED')
    expect(browser.jar.has('frontdesk.device')).toBe(false)
    const wrong = String((Number(totp(secret)) + 1) % 1_000_000).padStart(6, '0')
    expect((await browser.post('/two-factor/verify-totp', { code: wrong })).code).toBe('INVALID_CODE')
    expect((await browser.post('/two-factor/verify-totp', { code: nextCode(secret) })).status).toBe(200)
    expect((await sessions(browser.cookie)).status).toBe(200)
    expect(browser.jar.has('frontdesk.device')).toBe(true)
  })

  test('takes each code of the app once, of many at once too', async () => {
    const { email, secret } = await withSecondStep()
    const body = { code: nextCode(secret) }
    const browsers = await half(email, 4)
    const use = (browser: (typeof browsers)[number]) => browser.post('/two-factor/verify-totp', body)
    const answers = await Promise.all(browsers.map(use))
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([
      200,
      ...Array(3).fill('INVALID_CODE'),
    ])
    const opened = await Promise.all(browsers.map(({ cookie }) => sessions(cookie)))
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1)
    const [late] = await half(email, 1)
    expect(late && (await use(late)).code).toBe('INVALID_CODE')
  })

  test('does not take the code that it was switched on with', async () => {
    const { email, code } = await withSecondStep()
    const [browser] = await half(email, 1)
    expect((await browser?.post('/two-factor/verify-totp', { code }))?.code).toBe('INVALID_CODE')
  })

  test('takes each backup code once', async () => {
    const { email, codes } = await withSecondStep()
    const use = async () => {
      const browser = newBrowser()
      await browser.signIn(email)
      return browser.post('/two-factor/verify-backup-code', { code: codes[0] })
    }
    expect([(await use()).status, (await use()).code]).toEqual([200, 'INVALID_BACKUP_CODE'])
  })

  test('is kept sealed under the installation’s secret, and not under APP_SECRET itself', async () => {
    const { email, secret, codes } = await withSecondStep()
    const kept = JSON.stringify(await db.team_second_factor.findMany({ where: { user: { email } } }))
    for (const shown of [secret, ...codes]) expect(kept).not.toContain(shown)
  })

  test('is switched off by the password', async () => {
    const { email, browser } = await withSecondStep()
    expect((await browser.post('/two-factor/disable', { password })).status).toBe(200)
    expect((await newBrowser().signIn(email)).body).not.toHaveProperty('twoFactorRedirect')
  })
})

describe('the first run', () => {
  const begin = (token: string, email = newEmail()) =>
    send(account.begin, { body: { token, name: 'Maria', email, password, team: 'Acme' } })

  test('makes one owner of two at once, to whom every project goes that is nobody’s', async () => {
    const orphan = await newProject()
    const token = await createFirstRunToken()
    const emails = [newEmail(), newEmail()]
    const answers = await Promise.all(emails.map((email) => begin(token, email)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(await db.team_user.count({ where: { email: { in: emails } } })).toBe(1)

    const browser = newBrowser()
    await browser.signIn(emails[answers.findIndex(({ status }) => status === 200)] ?? '')
    const { data } = await send(teamProjects.list, { member: { cookie: browser.cookie } })
    expect(data).toContainEqual(expect.objectContaining({ id: orphan.id, role: 'owner', team: 'Acme' }))
  })

  test('is not used up by looking, nor by what is refused; an older link is no longer good', async () => {
    const older = await createFirstRunToken()
    const token = await createFirstRunToken()
    expectRefusal(await begin(older), 'UNAUTHORIZED')
    const email = newEmail()
    await keepAccount(email)
    expectRefusal(await begin(token, email), 'CONFLICT')
    expect((await begin(token)).status).toBe(200)
    expectRefusal(await begin(token), 'UNAUTHORIZED')
  })
})

test('somebody ends a browser of their own, and nobody else’s', async () => {
  const project = await newProject()
  const [maria, ana] = [await newMember(project), await newMember(project)]
  const other = await newTeamSession({ id: maria.user_id })
  expectRefusal(await send(account.endSession, { member: ana, params: { id: other.session_id } }), 'NOT_FOUND')
  expect((await sessions(other.cookie)).status).toBe(200)
  expect((await send(account.endSession, { member: maria, params: { id: other.session_id } })).status).toBe(200)
  expectRefusal(await sessions(other.cookie), 'UNAUTHORIZED')
})

test('a change of the password ends every other session', async () => {
  const email = newEmail()
  const id = await keepAccount(email)
  const other = await newTeamSession({ id })
  const browser = newBrowser()
  await browser.signIn(email)
  const body = { currentPassword: password, newPassword: 'quite another one', revokeOtherSessions: true }
  expect((await browser.post('/change-password', body)).status).toBe(200)
  expectRefusal(await sessions(other.cookie), 'UNAUTHORIZED')
  expect((await sessions(browser.cookie)).status).toBe(200)
})
