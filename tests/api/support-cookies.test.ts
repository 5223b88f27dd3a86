import { beforeEach, describe, expect, it } from 'vitest'
import { clock } from '@/lib/clock'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { startSession } from '@/lib/domain/support/access/start-session'
import { newSupportToken } from '@/lib/domain/support/access/support-token'
import { tradeToken } from '@/lib/domain/support/access/trade-token'
import { env } from '@/lib/env'
import { requestCookie, sessionCookie } from '@/lib/http/session-cookie'
import { sha256 } from '@/lib/secret'
import { expectRefusal, send } from '@/tests/support/api'
import { newProject, type Project } from '@/tests/support/seeds'

let project: Project
let mine: Awaited<ReturnType<typeof newRequest>>

const newRequest = async ({ id: project_id }: Project, user_email = 'ana@example.com') =>
  (await send(supportRequests.create, { body: { project_id, description: 'Sync stops.', user_email } })).data

const session = async (project_id: string, email: string) =>
  `${sessionCookie(project_id)}=${(await startSession(project_id, email, email)).session_token}`

const read = (id: string, ...cookies: string[]) =>
  send(supportRequests.get, { params: { id }, headers: { Cookie: cookies.join('; ') } })

beforeEach(async () => {
  project = await newProject()
  mine = await newRequest(project)
})

describe('the portal’s cookies', () => {
  it('the cookie of a request opens it, and lets its customer write', async () => {
    const Cookie = `${requestCookie(mine.id)}=${mine.access_token}`
    expect((await read(mine.id, Cookie)).data.id).toBe(mine.id)
    const body = { content: 'And now?' }
    expect(
      (await send(supportRequests.addMessage, { params: { id: mine.id }, headers: { Cookie }, body })).status,
    ).toBe(201)
  })

  it('the cookie of one request opens no other, whatever it is called', async () => {
    const other = await newRequest(project, 'bo@example.com')
    expectRefusal(await read(other.id, `${requestCookie(mine.id)}=${mine.access_token}`), 'UNAUTHORIZED')
    expectRefusal(await read(other.id, `${requestCookie(other.id)}=${mine.access_token}`), 'NOT_FOUND')
    expectRefusal(await read(mine.id, `${sessionCookie(project.id)}=${mine.access_token}`), 'UNAUTHORIZED')
  })

  it('of the sessions of several projects the one counts that opens the request', async () => {
    const elsewhere = await newProject()
    const theirs = await newRequest(elsewhere)
    const cookies = [await session(project.id, 'ana@example.com'), await session(elsewhere.id, 'ana@example.com')]

    expect((await read(mine.id, ...cookies)).data.id).toBe(mine.id)
    expect((await read(theirs.id, ...cookies)).data.id).toBe(theirs.id)
    expect((await read(theirs.id, ...cookies.reverse())).data.id).toBe(theirs.id)
  })

  it('a session and the token of somebody else’s request each open their own', async () => {
    const other = await newRequest(project, 'bo@example.com')
    const cookies = [await session(project.id, 'ana@example.com'), `${requestCookie(other.id)}=${other.access_token}`]
    expect((await read(mine.id, ...cookies)).data.id).toBe(mine.id)
    expect((await read(other.id, ...cookies)).data.id).toBe(other.id)
  })

  it('a write from another site’s page does not count, one from our own does', async () => {
    const Cookie = `${requestCookie(mine.id)}=${mine.access_token}`
    const write = (Origin: string) =>
      send(supportRequests.addMessage, {
        params: { id: mine.id },
        headers: { Cookie, Origin },
        body: { content: 'Hi' },
      })

    expectRefusal(await write('https://evil.example'), 'UNAUTHORIZED')
    expectRefusal(await write('null'), 'UNAUTHORIZED')
    expect((await write(new URL(env.BASE_URL).origin)).status).toBe(201)
  })
})

describe('tradeToken', () => {
  it('keeps a request’s token for that request', async () => {
    expect(await tradeToken(project.id, mine.access_token)).toEqual({
      by: 'request',
      support_request_id: mine.id,
      number: mine.number,
      token: mine.access_token,
    })
  })

  it('makes a session of a link’s address, and leaves the link good for the next who opens it', async () => {
    const token = newSupportToken('link')
    const soon = new Date(clock.now().getTime() + 60_000)
    const email = 'ana@example.com'
    await db.support_login.create({
      data: {
        project_id: project.id,
        email,
        email_key: email,
        code_hash: '',
        code_expires_at: soon,
        link_hash: sha256(token),
        link_expires_at: soon,
      },
    })
    for (let n = 0; n < 2; n += 1) {
      const traded = await tradeToken(project.id, token)
      const session_token = traded?.by === 'session' ? traded.session_token : ''
      expect((await read(mine.id, `${sessionCookie(project.id)}=${session_token}`)).data.id).toBe(mine.id)
    }
  })

  it('takes nothing of another project, nothing unknown and nothing out of date', async () => {
    const elsewhere = await newProject()
    const before = await db.support_session.count()
    expect(await tradeToken(elsewhere.id, mine.access_token)).toBeNull()
    expect(await tradeToken(project.id, `mlt_${'A'.repeat(43)}`)).toBeNull()
    expect(await tradeToken(project.id, 'nonsense')).toBeNull()
    await db.support_access_token.updateMany({
      where: { support_request_id: mine.id },
      data: { expires_at: new Date(0) },
    })
    expect(await tradeToken(project.id, mine.access_token)).toBeNull()
    expect(await db.support_session.count()).toBe(before)
  })
})
