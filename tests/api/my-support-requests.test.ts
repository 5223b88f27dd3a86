import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { identitySecret } from '@/lib/domain/projects/identity-secret'
import { sessionCookie } from '@/lib/http/session-cookie'
import { ana, newRequest, newSession } from '@/tests/support/access'
import { type Answered, expectRefusal, newAddress, type Sent, send } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

const ben = 'ben@example.com'
const six = ['id', 'number', 'status', 'created_at', 'updated_at', 'message_count']

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const my = ({ id }: { id: string }, query: Sent['query'], sent: Sent = {}) =>
  send(supportRequests.my, { query: { project_id: id, ...query }, ...sent }) as Promise<
    Answered<{ number: number; subject?: string; user_email?: string }[]>
  >
const myRequests = (headers: Sent['headers'] = {}) => send(supportRequests.myRequests, { headers })
const byTokens = (tokens: unknown) => send(supportRequests.byTokens, { body: { tokens } })
const numbers = ({ body }: { body: { data?: unknown } }) =>
  (body.data as { number: number }[]).map(({ number }) => number)
const queries = (...each: { [name: string]: string }[]) => each
const hashOf = async (project: Project, user: string) =>
  createHmac('sha256', await identitySecret(project.id))
    .update(user)
    .digest('hex')

let project: Project
let session: string

beforeAll(async () => {
  project = await newProject()
  await newRequest(project, { external_user_id: 'u1', subject: 'Marker subject' })
  await newRequest(project, { user_email: ben, external_user_id: 'u2' })
  await newRequest(project, { user_email: 'Ana@Example.com', user_name: 'Marker name' })
  await newRequest(project, { user_email: null, external_user_id: 'u1' })
  session = await newSession(project)
})

describe('GET /portal/support-requests/my', () => {
  test.each([
    ['an address', { email: ana }, [3, 1]],
    ['an address in capitals', { email: 'ANA@EXAMPLE.COM' }, [3, 1]],
    ['a user', { external_user_id: 'u1' }, [4, 1]],
    ['either', { email: ana, external_user_id: 'u1' }, [4, 3, 1]],
    ['nobody known', { email: 'carl@example.com', external_user_id: 'u9' }, []],
    ['a page', { email: ana, page: '2', per_page: '1' }, [1]],
  ])('200: without a proof six fields of the requests of %s, newest first', async (_what, query, expected) => {
    const answer = await my(project, query)
    expect(numbers(answer)).toEqual(expected)
    for (const each of answer.data) expect(Object.keys(each)).toEqual(six)
    expect(answer.text).not.toMatch(/example\.com|Marker|password/i)
  })

  test('200: paging tells how many there are', async () => {
    const { body } = await my(project, { email: ana, page: '2', per_page: '1' })
    expect(body).toMatchObject({ page: 2, per_page: 1, total: 2, total_pages: 2 })
  })

  test('200: an empty list where the project has switched the unproven one off; a proof lists all the same', async () => {
    const closed = await newProject({ unproven_request_list: false })
    await newRequest(closed, { external_user_id: 'u1' })
    expect((await my(closed, { email: ana, external_user_id: 'u1' })).body).toMatchObject({ data: [], total: 0 })
    expect(numbers(await my(closed, {}, { headers: bearer(await newSession(closed)) }))).toEqual([1])
    const user_hash = await hashOf(closed, 'u1')
    expect(numbers(await my(closed, { external_user_id: 'u1', user_hash }))).toEqual([1])
  })

  test.each([
    ['Authorization', () => bearer(session)],
    ['X-Session-Token', () => ({ 'X-Session-Token': session })],
    ['the portal’s cookie', () => ({ Cookie: `${sessionCookie(project.id)}=${session}` })],
  ])('200: whole records with a session in %s', async (_what, headers) => {
    for (const query of queries({}, { email: 'ANA@example.com' })) {
      const answer = await my(project, query, { headers: headers() })
      expect(numbers(answer)).toEqual([3, 1])
      expect(answer.data[1]).toMatchObject({ subject: 'Marker subject', user_email: ana })
    }
  })

  test('200: a session does not prove an external_user_id', async () => {
    expect(numbers(await my(project, { external_user_id: 'u2' }, { headers: bearer(session) }))).toEqual([3, 1])
  })

  test('200: whole records of a user with the right user_hash, and of no address that is named beside it', async () => {
    const user_hash = await hashOf(project, 'u1')
    for (const query of queries({}, { email: ben })) {
      const answer = await my(project, { external_user_id: 'u1', user_hash, ...query })
      expect(numbers(answer)).toEqual([4, 1])
      expect(answer.data[1]).toMatchObject({ subject: 'Marker subject' })
    }
    expect(numbers(await my(project, { external_user_id: 'u1', user_hash: user_hash.toUpperCase() }))).toEqual([4, 1])
  })

  test('200: of both where both are proven', async () => {
    const user_hash = await hashOf(project, 'u2')
    const answer = await my(project, { external_user_id: 'u2', user_hash }, { headers: bearer(session) })
    expect(numbers(answer)).toEqual([3, 2, 1])
  })

  test('200: another project has its own', async () => {
    const other = await newProject()
    expect(numbers(await my(other, { email: ana, external_user_id: 'u1' }))).toEqual([])
  })

  test('400: naming nobody', async () => {
    expectRefusal(await my(project, {}), 'VALIDATION_ERROR', 'email')
    expectRefusal(await my(project, { email: '', external_user_id: ' ' }), 'VALIDATION_ERROR', 'email')
  })

  test('400: user_hash without external_user_id, no address, no project', async () => {
    expectRefusal(await my(project, { user_hash: 'a'.repeat(64) }), 'VALIDATION_ERROR', 'external_user_id')
    expectRefusal(await my(project, { email: ana, user_hash: 'a'.repeat(64) }), 'VALIDATION_ERROR', 'external_user_id')
    expectRefusal(await my(project, { email: 'ana' }), 'VALIDATION_ERROR', 'email')
    expectRefusal(await send(supportRequests.my, { query: { email: ana } }), 'VALIDATION_ERROR', 'project_id')
  })

  test.each([
    ['of another user', () => hashOf(project, 'u2')],
    ['of another project', async () => hashOf(await newProject(), 'u1')],
    ['cut short', async () => (await hashOf(project, 'u1')).slice(0, 62)],
    ['with more behind it', async () => `${await hashOf(project, 'u1')}00`],
    ['that is no hex', async () => 'z'.repeat(64)],
    ['without a key', async () => createHmac('sha256', '').update('u1').digest('hex')],
  ])('401: a user_hash %s', async (_what, hash) => {
    const answer = await my(project, { external_user_id: 'u1', user_hash: await hash() })
    expectRefusal(answer, 'UNAUTHORIZED')
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('401: a session that is unknown or has run out, not the unproven list', async () => {
    const unknown = `pst_${'a'.repeat(43)}`
    expectRefusal(await my(project, { email: ana }, { headers: bearer(unknown) }), 'UNAUTHORIZED')
    const run = await later(31 * DAY, () => my(project, { email: ana }, { headers: bearer(session) }))
    expectRefusal(run, 'UNAUTHORIZED')
  })

  test('403: a session of another address than the one named, or of another project', async () => {
    expectRefusal(await my(project, { email: ben }, { headers: bearer(session) }), 'FORBIDDEN')
    expectRefusal(await my(await newProject(), { email: ana }, { headers: bearer(session) }), 'FORBIDDEN')
  })

  test('404: an unknown project', async () => {
    expectRefusal(await my({ id: nobody }, { email: ana }), 'NOT_FOUND')
  })

  test('429: a wrong user_hash counts tenfold', async () => {
    const from = newAddress()
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1)
      statuses.push((await my(project, { external_user_id: 'u1', user_hash: 'a'.repeat(64) }, { from })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
  })
})

describe('GET /portal/support-requests/my-requests', () => {
  test('200: every request of the session’s address in its project, newest first, on one page', async () => {
    await newRequest(await newProject())
    const answer = await myRequests(bearer(session))
    expect(numbers(answer)).toEqual([3, 1])
    expect(answer.data[1]).toMatchObject({ subject: 'Marker subject', user_email: ana, project_id: project.id })
    expect(answer.body).toMatchObject({ page: 1, total: 2, total_pages: 1 })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('200: an empty list for an address without requests', async () => {
    const { body } = await myRequests(bearer(await newSession(project, 'new@example.com')))
    expect(body).toMatchObject({ data: [], total: 0, total_pages: 0 })
  })
})

describe('POST /portal/support-requests/by-tokens', () => {
  test('200: the requests whose token is good, each once, in the order of the tokens; also of two projects', async () => {
    const other = await newProject()
    const [one, two, three] = [await newRequest(project), await newRequest(project), await newRequest(other)]
    const bad = ['', 'x', `rqt_${'a'.repeat(43)}`, session, `${one.access_token}a`]
    const tokens = [three, one, two, one].map(({ access_token }) => access_token)
    const { data, body } = await byTokens([...bad, ...tokens, ...bad])
    expect(data?.map(({ id }) => id)).toEqual([three.id, one.id, two.id])
    expect(body).toMatchObject({ page: 1, total: 3, total_pages: 1 })
    expect(JSON.stringify(body)).not.toMatch(/rqt_|pst_/)
  })

  test('200: nothing of a token that has run out, or of no tokens', async () => {
    const own = await newProject()
    const { id, access_token } = await newRequest(own)
    await db.support_access_token.updateMany({ where: { support_request_id: id }, data: { expires_at: new Date() } })
    expect((await byTokens([access_token])).body).toMatchObject({ data: [], total: 0 })
    expect((await byTokens([])).body).toMatchObject({ data: [], total: 0 })
  })

  test.each([
    ['tokens', undefined],
    ['tokens', 'rqt_'],
    ['tokens.0', [7]],
    ['tokens', Array(101).fill('x')],
  ])('400: %s', async (path, tokens) => {
    expectRefusal(await byTokens(tokens), 'VALIDATION_ERROR', path)
  })
})

describe('the identity secret', () => {
  test('is one, however many ask first at once, and sealed', async () => {
    const { id } = await newProject()
    const secrets = await Promise.all(Array.from({ length: 10 }, () => identitySecret(id)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^ids_[0-9a-f]{64}$/)
    expect(await identitySecret(id)).toBe(secrets[0])
    const { identity_secret } = await db.project.findUniqueOrThrow({ where: { id } })
    expect(identity_secret).not.toContain(secrets[0]?.slice(4))
  })

  test('is each project’s own, and of an unknown project there is none', async () => {
    const [one, two] = [await newProject(), await newProject()]
    expect(await identitySecret(one.id)).not.toBe(await identitySecret(two.id))
    await expect(identitySecret(nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('a user_hash makes no identity secret where there is none: it is refused', async () => {
  const { id } = await newProject()
  const query = { project_id: id, external_user_id: 'u-1', user_hash: '0'.repeat(64) }
  expectRefusal(await send(supportRequests.my, { query }), 'UNAUTHORIZED')
  expect((await db.project.findUniqueOrThrow({ where: { id } })).identity_secret).toBeNull()
})
