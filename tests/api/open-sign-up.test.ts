import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '@/lib/contract/account'
import { invitations } from '@/lib/contract/members'
import { teamProjects } from '@/lib/contract/team-projects'
import { db } from '@/lib/db'
import { spend } from '@/lib/domain/access/spend'
import { addMember } from '@/lib/domain/team/add-member'
import { invitationToken } from '@/lib/domain/team/invitation-token'
import { sweepTeam } from '@/lib/domain/team/sweep-team'
import { setEnv } from '@/lib/env'
import { sha256 } from '@/lib/secret'
import { keepAccount, newBrowser, password } from '@/tests/support/account'
import { mailedToken, workLetters } from '@/tests/support/account-letters'
import { expectRefusal, send } from '@/tests/support/api'
import { DAY, HOUR, later, SECOND } from '@/tests/support/at'
import { newProject } from '@/tests/support/seeds'
import { newMember, newPerson } from '@/tests/support/team'
import { keepInvitation } from '@/tests/support/team-records'

beforeAll(() => setEnv({ SIGN_UP: 'open' }))
afterAll(() => setEnv({ SIGN_UP: 'closed' }))

const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`
const theirs = 'the password of eve'

/** Somebody makes an account for an address; answers their browser. */
async function signUp(email: string, secret = password) {
  const browser = newBrowser()
  expect((await browser.post('/sign-up/email', { name: 'Eve', email, password: secret })).status).toBe(200)
  return browser
}

const confirm = (email: string, token: string, secret = password, browser = newBrowser()) =>
  browser.post('/sign-in/email', { email, password: secret, confirm: token })

const userOf = (email: string) => db.team_user.findUnique({ where: { email } })

describe('an account that somebody makes', () => {
  test('opens nothing until the letter’s link and the password come together, and then makes a team of its own', async () => {
    const email = newEmail()
    const browser = await signUp(email)
    expect((await browser.signIn(email)).code).toBe('EMAIL_NOT_VERIFIED')
    const token = await mailedToken(email)
    expect((await confirm(email, token, 'another password')).status).toBe(401)
    expect((await confirm(email, `${token}x`)).code).toBe('EMAIL_NOT_VERIFIED')
    expect((await confirm(email, token, password, browser)).status).toBe(200)
    const made = await send(teamProjects.create, { member: browser, body: { name: 'Eve’s app' } })
    expect(made.status).toBe(201)
    expect((await send(teamProjects.list, { member: browser })).data).toMatchObject([
      { id: made.data.id, role: 'owner' },
    ])
  })

  test('is not opened by the link alone, which is good for an hour and for its address', async () => {
    const [email, other] = [newEmail(), newEmail()]
    await signUp(email)
    const token = await mailedToken(email)
    expect((await newBrowser().get(`/verify-email?token=${token}`)).status).toBe(404)
    expect((await userOf(email))?.email_verified).toBe(false)
    await signUp(other)
    expect((await confirm(other, token)).code).toBe('EMAIL_NOT_VERIFIED')
    await later(DAY, async () => expect((await confirm(email, token)).code).toBe('EMAIL_NOT_VERIFIED'))
  })

  test('gets five letters an hour at most, however often it is signed in to', async () => {
    const email = newEmail()
    await signUp(email)
    await spend('login_address', `account verify ${sha256(email)}`, 3) // And three letters more.
    for (const _ of [5, 6]) expect((await newBrowser().signIn(email)).code).toBe('EMAIL_NOT_VERIFIED')
    const letters = (await workLetters()).filter(({ to }) => to.includes(email))
    expect(letters).toHaveLength(2)
  })

  test('is gone after a week in which nobody proved its address; proven ones stay', async () => {
    const [email, known] = [newEmail(), newEmail()]
    await signUp(email)
    await keepAccount(known)
    await later(6 * DAY, sweepTeam)
    expect(await userOf(email)).not.toBeNull()
    await later(8 * DAY, sweepTeam)
    expect([await userOf(email), await userOf(known)]).toEqual([null, expect.objectContaining({ email: known })])
  })

  test('is not replaced within the hour of its letter by whoever signs up there too, who learns nothing', async () => {
    const email = newEmail()
    await signUp(email)
    const made = await userOf(email)
    const asked = { name: 'Mallory', email: email.toUpperCase(), password: theirs }
    const answers = [
      await newBrowser().post('/sign-up/email', asked),
      await newBrowser().post('/sign-up/email', { ...asked, email: newEmail() }),
    ]
    const [second, fresh] = answers.map(({ status, body }) => [status, body])
    expect(second).toEqual(fresh)
    expect(await userOf(email)).toEqual(made)
    const letters = (await workLetters()).filter(({ to }) => to.includes(email))
    expect(letters).toHaveLength(1)
    const token = /confirm=([\w.-]+)/.exec(letters[0]?.text ?? '')?.[1] ?? ''
    expect((await confirm(email, token, theirs)).status).toBe(401)
    expect((await confirm(email, token)).status).toBe(200)
  })

  test('nor within the hour of a letter that was asked for again', async () => {
    const email = newEmail()
    await signUp(email)
    const fifty = 50 * 60 * SECOND
    await later(fifty, async () => expect((await newBrowser().signIn(email)).code).toBe('EMAIL_NOT_VERIFIED'))
    await later(2 * fifty, async () => signUp(email, theirs))
    expect((await newBrowser().signIn(email)).code).toBe('EMAIL_NOT_VERIFIED')
    await later(3 * fifty, async () => signUp(email, theirs))
    expect((await newBrowser().signIn(email)).status).toBe(401)
  })

  test('no session counts while its address is not proven', async () => {
    const person = await newPerson()
    await db.team_user.update({ where: { id: person.user_id }, data: { email_verified: false } })
    expectRefusal(await send(account.sessions, { member: person }), 'UNAUTHORIZED')
  })
})

describe('an address that somebody else took first', () => {
  /** Eve is kept out, whatever letter there was; answers nothing. */
  async function keptOut(email: string, token: string) {
    expect((await newBrowser().signIn(email, theirs)).status).toBe(401)
    expect((await confirm(email, token, theirs)).status).toBe(401)
  }

  test('goes to whoever is invited there, with a password of their own', async () => {
    const email = newEmail()
    await signUp(email, theirs)
    const mailed = await mailedToken(email)
    const owner = await newMember(await newProject())
    const token = invitationToken(await keepInvitation(owner, 'agent', email))
    const joined = await send(invitations.join, { body: { token, name: 'Bo', password } })
    expect(joined.status).toBe(200)
    expect((await newBrowser().signIn(email)).status).toBe(200)
    await keptOut(email, mailed)
  })

  test('goes to whoever signs up once the hour of its letter is over, and follows the link', async () => {
    const email = newEmail()
    await signUp(email, theirs)
    await workLetters()
    await later(HOUR + SECOND, async () => {
      await signUp(email)
      const token = await mailedToken(email)
      await keptOut(email, token)
      expect((await confirm(email, token)).status).toBe(200)
    })
  })

  test('goes to whoever sets a new password by mail, which proves it', async () => {
    const email = newEmail()
    await signUp(email, theirs)
    const mailed = await mailedToken(email)
    const browser = newBrowser()
    await browser.post('/request-password-reset', { email })
    const body = { token: await mailedToken(email), newPassword: password }
    expect((await browser.post('/reset-password', body)).status).toBe(200)
    expect((await browser.signIn(email)).status).toBe(200)
    await keptOut(email, mailed)
  })

  test('goes to whoever is let in by the command line', async () => {
    const email = newEmail()
    await signUp(email, theirs)
    const project = await newProject()
    const { organization_id } = await newMember(project)
    const { slug } = await db.organization.findUniqueOrThrow({ where: { id: organization_id } })
    await addMember({ email, name: 'Bo', role: 'agent', team: slug })
    expect(await userOf(email)).toMatchObject({ name: 'Bo', email_verified: true })
    await keptOut(email, await mailedToken(email))
  })
})

test('an account that is proven is nobody else’s, whoever signs up with its address', async () => {
  const email = newEmail()
  await keepAccount(email, 'Known')
  await signUp(email, theirs)
  expect(await userOf(email)).toMatchObject({ name: 'Known' })
  expect((await newBrowser().signIn(email)).status).toBe(200)
  expect(await mailedToken(email)).toBe('')
  await spend('login_address', `account verify ${sha256(email)}`, 5) // However often they do.
  expect((await newBrowser().post('/request-password-reset', { email })).status).toBe(200)
})
