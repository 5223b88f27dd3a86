import { beforeAll, describe, expect, test } from 'vitest'
import { activity } from '@/lib/contract/activity'
import { comments } from '@/lib/contract/comments'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { sessionCookie } from '@/lib/http/session-cookie'
import { ana, newSession } from '@/tests/support/access'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { newEndUser } from '@/tests/support/end-users'
import { inDataFolder } from '@/tests/support/files'
import { changeWish, told, workNotices } from '@/tests/support/notices'
import { newProject, newWish, type Project, wishNow } from '@/tests/support/seeds'

inDataFolder()

type Fields = { [name: string]: unknown }

let project: Project
let other: Project
let session: string
beforeAll(async () => {
  project = await newProject()
  other = await newProject()
  session = await newSession(project)
})

const bearer = (token = session): Sent => ({ headers: { Authorization: `Bearer ${token}` } })
const cookie = ({ id }: Project, token = session): Sent => ({ headers: { Cookie: `${sessionCookie(id)}=${token}` } })
const named = ({ id }: Project): Sent => ({ query: { project_id: id } })
const suggest = (sent: Sent = {}, fields: Fields = {}, of = project) =>
  send(wishes.createPublic, { body: { project_id: of.id, title: 'Dark', description: 'Please.', ...fields }, ...sent })
const kept = (id: string) => db.wish.findUniqueOrThrow({ where: { id }, include: { end_user: true } })

describe('POST /portal/wishes with a session', () => {
  test.each([
    ['Authorization', () => bearer()],
    ['X-Session-Token', () => ({ headers: { 'X-Session-Token': session } })],
    ['the portal’s cookie, where the project is named', () => ({ ...cookie(project), ...named(project) })],
  ])('201: in %s it is theirs, under no name', async (_where, sent) => {
    const { status, data, text } = await suggest(sent())
    expect([status, data.author_type, data.author_name]).toEqual([201, 'user', null])
    expect(text).not.toContain(ana)
    expect(await kept(data.id)).toMatchObject({ author_name: null, author_email: ana, end_user: { email: ana } })
  })

  test('201: what is given with it stays, and the name of a person is not made public', async () => {
    await newEndUser(project, { email: 'zoe@example.com', name: 'Zoe Secret' })
    const sent = bearer(await newSession(project, 'zoe@example.com'))
    const { text } = await suggest(sent)
    expect(text).not.toContain('Zoe Secret')
    const { data } = await suggest(sent, { author_name: 'Z.', author_email: 'work@example.com' })
    expect(data.author_name).toBe('Z.')
    expect(await kept(data.id)).toMatchObject({
      author_email: 'work@example.com',
      end_user: { email: 'zoe@example.com', name: 'Zoe Secret' },
    })
  })

  test('201: a cookie says nothing where no project is named', async () => {
    const { data } = await suggest(cookie(project))
    expect(await kept(data.id)).toMatchObject({ author_type: 'anonymous', author_email: null, end_user: null })
  })

  test('403: a session of another project than the one that the wish is for', async () => {
    expectRefusal(await suggest(bearer(), {}, other), 'FORBIDDEN')
    expectRefusal(await suggest({ ...cookie(project), ...named(project) }, {}, other), 'FORBIDDEN')
  })

  test('401: one that is not good', async () => {
    expectRefusal(await suggest(bearer(`${session.slice(0, -1)}_`)), 'UNAUTHORIZED')
  })

  test('many at once make one person', async () => {
    const sent = bearer(await newSession(other, 'many@example.com'))
    await Promise.all(Array.from({ length: 10 }, () => suggest(sent, {}, other)))
    const people = await db.end_user.findMany({ where: { project_id: other.id }, include: { wishes: true } })
    expect(people.map(({ wishes }) => wishes.length)).toEqual([10])
  })
})

describe('POST /api/v1/comments with a session', () => {
  const say = (wish_id: string, sent: Sent = {}, fields: Fields = {}) =>
    send(comments.create, { body: { wish_id, content: 'Yes please.', ...fields }, ...sent })
  const keptOf = (id: string) => db.comment.findUniqueOrThrow({ where: { id } })

  test.each([
    ['Authorization', () => bearer()],
    ['X-Session-Token', () => ({ headers: { 'X-Session-Token': session } })],
    ['the portal’s cookie, where the project is named', () => ({ ...cookie(project), ...named(project) })],
  ])('201: in %s it is theirs, under no name', async (_where, sent) => {
    const { status, data, text } = await say((await newWish(project)).id, sent())
    expect([status, data.author_type, data.author_name]).toEqual([201, 'user', 'Anonymous'])
    expect(text).not.toContain(ana)
    expect((await keptOf(data.id)).author_email).toBe(ana)
  })

  test('201: an address that is given stays', async () => {
    const { data } = await say((await newWish(project)).id, bearer(), { author_email: 'work@example.com' })
    expect((await keptOf(data.id)).author_email).toBe('work@example.com')
  })

  test('201: of another project than the wish’s is anonymous; 403 where the request names that one', async () => {
    const { id } = await newWish(other)
    const { data } = await say(id, bearer())
    expect([data.author_type, (await keptOf(data.id)).author_email]).toEqual(['anonymous', null])
    expectRefusal(await say(id, { ...bearer(), ...named(other) }), 'FORBIDDEN')
  })

  test('201: beside an API key the comment is the team’s', async () => {
    const sent = { ...cookie(project), ...named(project), key: project.key }
    const { data } = await say((await newWish(project)).id, sent, { is_official: true })
    expect(data.author_type).toBe('team_member')
    expect((await keptOf(data.id)).author_email).toBeNull()
  })

  test('400: a session is not the team: nothing official', async () => {
    const sent = await say((await newWish(project)).id, bearer(), { is_official: true })
    expectRefusal(sent, 'VALIDATION_ERROR', 'is_official')
  })
})

test('what somebody said while signed in is in their activity and their data, they are told, and it is erased', async () => {
  const email = 'whole@example.com'
  const sent = bearer(await newSession(project, email))
  const { data: wish } = await suggest(sent, { title: 'Offline mode' })
  const body = { wish_id: wish.id, content: 'On the train.' }
  const { data: comment } = await send(comments.create, { body, ...sent })

  const { data } = await send(activity.get, sent)
  expect(data.wishes.map(({ id }) => id)).toEqual([wish.id])
  expect(data.comments.map(({ id }) => id)).toEqual([comment.id])
  const whole = JSON.parse((await send(activity.export, sent)).text)
  expect([whole.wishes, whole.comments]).toMatchObject([[{ title: 'Offline mode' }], [{ content: 'On the train.' }]])

  await changeWish(project, wish.id, { status: 'planned' })
  await workNotices(project)
  expect(await told(project)).toContain(email)

  expect((await send(activity.erase, { ...sent, body: { email } })).status).toBe(200)
  expect(await kept(wish.id)).toMatchObject({ author_email: null, end_user: null, author_type: 'anonymous' })
  const said = { author_email: null, author_type: 'anonymous' }
  expect(await db.comment.findUniqueOrThrow({ where: { id: comment.id } })).toMatchObject(said)
  expect((await wishNow(project, wish.id)).title).toBe('Offline mode')
})
