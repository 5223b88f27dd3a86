import { randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { spend } from '@/lib/domain/access/spend'
import { network } from '@/lib/http/client-address'
import { sha256 } from '@/lib/secret'
import { keepAccount, newBrowser, password } from '@/tests/support/account'
import { mailedToken } from '@/tests/support/account-letters'
import { totp } from '@/tests/support/totp'

const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`
const wrong = 'wrong password'

let email: string
let user_id: string

beforeEach(async () => {
  email = newEmail()
  user_id = await keepAccount(email)
})

/** Somebody has guessed at the account from everywhere, as often as that may be. */
const useUp = (who = sha256(email)) => spend('sign_in', who, 51)

/** A browser that somebody signed in with before, and then out. */
async function knownBrowser(of = email) {
  const browser = newBrowser()
  await browser.signIn(of)
  await browser.post('/sign-out')
  return browser
}

const deviceIn = ({ jar }: ReturnType<typeof newBrowser>) => decodeJwt(jar.get('frontdesk.device') ?? '').jti

describe('wrong passwords from elsewhere', () => {
  test('keep an unknown browser out, and not one that signed in before', async () => {
    const known = await knownBrowser()
    await useUp()
    expect((await newBrowser().signIn(email)).code).toBe('RATE_LIMITED')
    expect((await known.signIn(email)).status).toBe(200)
  })

  test('do not keep out whoever sets a new password by mail', async () => {
    await useUp()
    const browser = newBrowser()
    expect((await browser.post('/request-password-reset', { email })).status).toBe(200)
    const body = { token: await mailedToken(email), newPassword: 'quite another one' }
    expect((await browser.post('/reset-password', body)).status).toBe(200)
    expect((await newBrowser().signIn(email, 'quite another one')).code).toBe('RATE_LIMITED')
    expect((await browser.signIn(email, 'quite another one')).status).toBe(200)
  })
})

describe('wrong passwords at once', () => {
  const codes = async (browsers: ReturnType<typeof newBrowser>[]) => {
    const answers = await Promise.all(browsers.map((browser) => browser.signIn(email, wrong)))
    return answers.map(({ code }) => code).toSorted()
  }
  const sixOf60 = [...Array(6).fill('INVALID_EMAIL_OR_PASSWORD'), ...Array(54).fill('RATE_LIMITED')]

  test('from one address are no more than one after the other', async () => {
    const browser = newBrowser()
    expect(await codes(Array(60).fill(browser))).toEqual(sixOf60)
  })

  test('for one account, from wherever they come, neither', async () => {
    await spend('sign_in', sha256(email), 44) // With six more it is used up.
    expect(await codes(Array.from({ length: 60 }, newBrowser))).toEqual(sixOf60)
  })

  test('are counted, and right ones are given back to the address and to the account', async () => {
    const { address: from } = newBrowser()
    await spend('sign_in', sha256(email), 49) // With one more it is used up.
    for (let i = 0; i < 7; i += 1) expect((await newBrowser().signIn(email, password, { from })).status).toBe(200)
  })
})

describe('a stranger at the same address', () => {
  const stranger = async (
    from: string,
    path = '/sign-in/email',
    body: object = { email: newEmail(), password: wrong },
  ) => {
    await spend('guesses', `POST /api/auth${path} ${network(from)}`, 6)
    expect((await newBrowser().post(path, body, { from })).code).toBe('RATE_LIMITED')
    await spend('writes', `POST /api/auth${path} ${network(from)}`, 60)
  }

  test('keeps no browser out that signed in to the account before', async () => {
    const known = await knownBrowser()
    await stranger(known.address)
    expect((await known.signIn(email)).status).toBe(200)
  })

  test('nor at its second step', async () => {
    const known = await knownBrowser()
    await known.signIn(email)
    const { body } = await known.post('/two-factor/enable', { password })
    const secret = new URL(body.totpURI).searchParams.get('secret') ?? ''
    await known.post('/two-factor/verify-totp', { code: totp(secret) })
    await known.post('/sign-out')
    await known.signIn(email)
    await stranger(known.address, '/two-factor/verify-totp', { code: '000000' })
    const code = totp(secret, Date.now() + 30_000) // The present one was used.
    expect((await known.post('/two-factor/verify-totp', { code })).status).toBe(200)
  })

  test('keeps out a browser that signed in to another account, which has no more tries at this one than others there', async () => {
    const other = newEmail()
    await keepAccount(other)
    const known = await knownBrowser(other)
    await stranger(known.address)
    expect((await known.signIn(email)).code).toBe('RATE_LIMITED')
  })

  test('of the many browsers that somebody makes known at one account, no more than six hundred try a minute', async () => {
    const known = await knownBrowser()
    await spend('known_browsers', `POST /api/auth/sign-in/email ${sha256(email)}`, 600)
    expect((await known.signIn(email)).code).toBe('RATE_LIMITED')
    expect((await newBrowser().signIn(email)).status).toBe(200)
  })

  test('is not the only one who is kept out by too many tries: a known browser has six wrong ones a minute too', async () => {
    const known = await knownBrowser()
    for (let i = 0; i < 6; i += 1) expect((await known.signIn(email, wrong)).status).toBe(401)
    expect((await known.signIn(email)).code).toBe('RATE_LIMITED')
    expect((await newBrowser().signIn(email, password, { from: known.address })).status).toBe(200)
  })
})

describe('a browser that signed in before', () => {
  test('has tries of its own: they are not the account’s, and once they are used up it is refused alone', async () => {
    const known = await knownBrowser()
    await spend('sign_in', sha256(email), 49) // With one more it is used up.
    expect((await known.signIn(email, wrong)).status).toBe(401)
    expect((await newBrowser().signIn(email)).status).toBe(200)
    await useUp(`device ${deviceIn(known)}`)
    expect((await known.signIn(email)).code).toBe('RATE_LIMITED')
    expect((await newBrowser().signIn(email)).status).toBe(200)
  })

  test('is any other where another account is tried', async () => {
    const other = newEmail()
    await keepAccount(other)
    const known = await knownBrowser()
    await useUp(sha256(other))
    expect((await known.signIn(other)).code).toBe('RATE_LIMITED')
  })

  test('is known by a cookie that scripts and other sites do not see, and that nobody forges', async () => {
    const browser = newBrowser()
    const { headers } = await browser.signIn(email)
    const line = headers.getSetCookie().find((each) => each.startsWith('frontdesk.device='))
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth']) expect(line).toContain(attribute)
    expect(line).not.toContain(email)
    const value = browser.jar.get('frontdesk.device') ?? ''
    await useUp()
    for (const forged of ['x', value.replace(/\.[^.]+$/, '.'), value.replace(/^[^.]+/, btoa('{"alg":"none"}'))]) {
      const eve = newBrowser()
      eve.jar.set('frontdesk.device', forged)
      expect((await eve.signIn(email)).code).toBe('RATE_LIMITED')
    }
  })

  test('is not one that only tried', async () => {
    const browser = newBrowser()
    await browser.signIn(email, wrong)
    expect(browser.jar.has('frontdesk.device')).toBe(false)
  })
})

test('what somebody signed in guesses is counted by who they are, whatever else they send', async () => {
  const victim = newEmail()
  await keepAccount(victim)
  const browser = newBrowser()
  await browser.signIn(email)
  await spend('sign_in', sha256(victim), 49)
  const guess = { currentPassword: wrong, newPassword: 'quite another one', email: victim }
  expect((await browser.post('/change-password', guess)).code).toBe('INVALID_PASSWORD')
  expect((await newBrowser().signIn(victim)).status).toBe(200)

  await useUp(`user ${user_id}`)
  const right = { ...guess, currentPassword: password }
  expect((await browser.post('/change-password', right)).code).toBe('RATE_LIMITED')
  expect((await browser.post('/two-factor/enable', { password })).code).toBe('RATE_LIMITED')
})
