import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@/lib/contract/endpoint'
import { db } from '@/lib/db'
import { newSupportToken } from '@/lib/domain/support/access/support-token'
import { sessionCookie } from '@/lib/http/session-cookie'
import { ana, keepLogin, newRequest, newSession } from '@/tests/support/access'
import { type Answered, type Sent, send } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import { customerEndpoints } from '@/tests/support/endpoints'
import { newRecords, type Records } from '@/tests/support/records'
import { newProject, type Project } from '@/tests/support/seeds'
import { validRequest } from '@/tests/support/valid-request'

const ben = 'ben@example.com'
const marker = 'Marker description that nobody else may read'

type Request = { id: string; access_token: string }

let ours: Project
let theirs: Project
let mine: Records
/** Another request of Ana's, one of Ben's, and one of Ana's in another project. */
let other: Request
let bens: Request
let foreign: Request

beforeAll(async () => {
  ours = await newProject()
  theirs = await newProject()
  mine = await newRecords(ours)
  other = await newRequest(ours)
  bens = await newRequest(ours, { user_email: ben, description: marker })
  foreign = await newRequest(theirs, { description: marker })
})

const bearer = (token: string): Sent => ({ headers: { Authorization: `Bearer ${token}` } })
const takesToken = ({ query }: Endpoint) => 'token' in (query?.shape ?? {})

/** A good request without its proof. */
function bare(endpoint: Endpoint): Sent {
  const { headers, query = {}, ...sent } = validRequest(endpoint, mine)
  const { token, ...rest } = query
  return { ...sent, query: rest }
}

/** The same with a token in the query, where the endpoint takes one, else as a bearer. */
function proving(endpoint: Endpoint, token: string, sent = bare(endpoint)): Sent {
  return takesToken(endpoint) ? { ...sent, query: { ...sent.query, token } } : { ...sent, ...bearer(token) }
}

/** The same about another request, where the path names one. */
const about = (endpoint: Endpoint, { id }: Request, token: string) =>
  proving(endpoint, token, { ...bare(endpoint), ...(endpoint.params && { params: { id } }) })

function expectUnauthorized({ status, error, headers }: Answered) {
  expect(status).toBe(401)
  expect(error.code).toBe('UNAUTHORIZED')
  expect(headers.get('www-authenticate')).toBe('Bearer')
  expect(headers.get('access-control-allow-origin')).toBe('*')
}

async function runOut(kind: 'request' | 'link' | 'session'): Promise<string> {
  if (kind === 'link') return keepLogin(ours, ana, '123456')
  if (kind === 'session') return newSession(ours)
  const { id, access_token } = await newRequest(ours)
  await db.support_access_token.updateMany({
    where: { support_request_id: id },
    data: { expires_at: new Date(Date.now() + DAY) },
  })
  return access_token
}

describe.each(customerEndpoints)('%s', (_name, endpoint) => {
  test.each([
    ['no proof', (sent: Sent) => sent],
    ['an empty token', (sent: Sent) => ({ ...sent, query: { ...sent.query, token: '' } })],
    ['another scheme', (sent: Sent) => ({ ...sent, headers: { Authorization: `Basic ${btoa('a:b')}` } })],
    ['an API key', (sent: Sent) => ({ ...sent, key: ours.key })],
    ['a malformed session', (sent: Sent) => ({ ...sent, ...bearer('pst_short') })],
    ['an unknown session', (sent: Sent) => ({ ...sent, ...bearer(newSupportToken('session')) })],
    ['an unknown cookie', (sent: Sent) => ({ ...sent, ...cookie(newSupportToken('session')) })],
  ])('refuses %s with 401, a challenge, to any web page', async (_what, change) => {
    expectUnauthorized(await send(endpoint, change(bare(endpoint))))
  })

  const cookie = (token: string): Sent => ({ headers: { Cookie: `${sessionCookie(ours.id)}=${token}` } })

  if (takesToken(endpoint)) {
    test.each([
      ['malformed', () => 'rqt_short'],
      ['of no kind', () => `xyz_${'a'.repeat(43)}`],
      ['an unknown access token', () => newSupportToken('request')],
      ['an unknown link', () => newSupportToken('link')],
      ['an unknown session', () => newSupportToken('session')],
      ['a changed one', () => `${mine.access_token.slice(0, -2)}__`],
    ])('refuses a token that is %s with 401', async (_what, token) => {
      expectUnauthorized(await send(endpoint, proving(endpoint, token())))
    })

    test.each(['request', 'link', 'session'] as const)('refuses a %s that has run out with 401', async (kind) => {
      const token = await runOut(kind)
      expectUnauthorized(await later(40 * DAY, () => send(endpoint, proving(endpoint, token))))
    })

    test.each([
      ['the access token of the request', async () => mine.access_token],
      ['a link of its address', () => keepLogin(ours, 'ANA@example.com', '123456')],
      ['a session of its address', () => newSession(ours)],
    ])('answers %s in the query', async (_what, token) => {
      const answer = await send(endpoint, proving(endpoint, await token()))
      expect(answer.status).toBe(endpoint.creates ? 201 : 200)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    })
  } else {
    test.each([
      ['an access token', async () => mine.access_token],
      ['a link', () => keepLogin(ours, ana, '123456')],
    ])('refuses %s where a session is asked for with 401', async (_what, token) => {
      expectUnauthorized(await send(endpoint, { ...bare(endpoint), ...bearer(await token()) }))
    })

    test('refuses a session that has run out with 401', async () => {
      const sent = { ...bare(endpoint), ...bearer(await newSession(ours)) }
      expectUnauthorized(await later(31 * DAY, () => send(endpoint, sent)))
    })
  }

  test.each([
    ['Authorization', bearer],
    ['X-Session-Token', (token: string): Sent => ({ headers: { 'X-Session-Token': token } })],
    ['the portal’s cookie', cookie],
  ])('answers a session in %s', async (_what, header) => {
    const { status } = await send(endpoint, { ...bare(endpoint), ...header(await newSession(ours)) })
    expect(status).toBe(endpoint.creates ? 201 : 200)
  })

  if (endpoint.method !== 'GET')
    test('does not take a cookie from a page of another origin', async () => {
      const { headers } = cookie(await newSession(ours))
      const sent = { ...bare(endpoint), headers: { ...headers, Origin: 'https://evil.example' } }
      expectUnauthorized(await send(endpoint, sent))
    })

  if (endpoint.params)
    test.each([
      [
        'an access token of another request of the same person',
        () => about(endpoint, { ...mine, id: mine.request_id }, other.access_token),
      ],
      ['an access token of another person', () => about(endpoint, bens, mine.access_token)],
      [
        'an access token of another project',
        () => about(endpoint, { ...mine, id: mine.request_id }, foreign.access_token),
      ],
      ['a link of another address', async () => about(endpoint, bens, await keepLogin(ours, ana, '123456'))],
      ['a link of another project', async () => about(endpoint, foreign, await keepLogin(ours, ana, '123456'))],
      ['a session of another address', async () => about(endpoint, bens, await newSession(ours))],
      ['a session of another project', async () => about(endpoint, foreign, await newSession(ours))],
      ['a good token, of no request', () => about(endpoint, { ...mine, id: ours.id }, mine.access_token)],
    ])('does not know the request by %s: 404', async (_what, sent) => {
      const { status, error, text } = await send(endpoint, await sent())
      expect(status).toBe(404)
      expect(error.code).toBe('NOT_FOUND')
      expect(text).not.toContain(marker)
    })
  else
    test('tells nothing of another address or project', async () => {
      const { text } = await send(endpoint, proving(endpoint, await newSession(ours)))
      expect(text).not.toContain(marker)
    })

  test('refuses a request that names another project with 403', async () => {
    const sent = proving(endpoint, await newSession(ours))
    const { status } = await send(endpoint, { ...sent, query: { ...sent.query, project_id: theirs.id } })
    expect(status).toBe(403)
  })
})

test('what was refused has changed nothing', async () => {
  const where = { id: { in: [bens.id, foreign.id] } }
  const rows = await db.support_request.findMany({ where })
  expect(rows.map(({ status, message_count, version }) => [status, message_count, version])).toEqual([
    ['new', 0, 1],
    ['new', 0, 1],
  ])
  expect(await db.support_message.count({ where: { support_request_id: where.id } })).toBe(0)
})
