import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { deleteEndUser } from '@/lib/domain/end-users/delete-end-user'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { castVote } from '@/lib/domain/votes/cast-vote'
import { claimVotes } from '@/lib/domain/votes/claim-votes'
import { sessionCookie } from '@/lib/http/session-cookie'
import { ana, newSession } from '@/tests/support/access'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { visitor } from '@/tests/support/board'
import { expectTrueCounts } from '@/tests/support/counts'
import { changeWish, told, workNotices } from '@/tests/support/notices'
import { newProject, newVote, newWish, type Project, wishNow } from '@/tests/support/seeds'

let project: Project
let wish_id: string
let session: string
beforeAll(async () => {
  project = await newProject()
  session = await newSession(project)
})
beforeEach(async () => {
  wish_id = (await newWish(project)).id
})

const bearer = (token = session): Sent => ({ headers: { Authorization: `Bearer ${token}` } })
const cookie = ({ id }: Project, token = session): Sent => ({ headers: { Cookie: `${sessionCookie(id)}=${token}` } })
const cast = (sent: Sent = {}, body: object = {}) =>
  send(votes.cast, { body: { wish_id, fingerprint: 'mine', ...body }, ...sent })
const voteOf = (id: string) => db.vote.findUniqueOrThrow({ where: { id }, include: { end_user: true } })

describe.each([
  ['POST /portal/votes', votes.cast],
  ['POST /api/v1/votes', votes.castByV1],
])('%s with a session', (_name, endpoint) => {
  test.each(['Authorization', 'X-Session-Token'])('201: in %s is the visitor’s vote, of that person', async (name) => {
    const { data: plain } = await cast({}, { fingerprint: 'other' })
    const headers = { [name]: name === 'Authorization' ? `Bearer ${session}` : session }
    const { status, data } = await send(endpoint, { body: { wish_id, fingerprint: 'mine' }, headers })
    expect([status, data.vote_count]).toEqual([201, 2])
    const vote = await voteOf(data.id)
    expect(vote).toMatchObject({ is_verified: false, end_user: { email: ana, project_id: project.id } })
    expect(vote.voter_key.slice(0, 2)).toBe('f:')
    expect((await voteOf(plain.id)).end_user).toBeNull()
  })

  test('201: in the portal’s cookie counts where the project is named', async () => {
    const sent = { body: { wish_id, fingerprint: 'mine' }, ...cookie(project) }
    const { data } = await send(endpoint, { ...sent, query: { project_id: project.id } })
    expect((await voteOf(data.id)).end_user?.email).toBe(ana)
    const unnamed = await send(endpoint, { ...sent, body: { wish_id, fingerprint: 'other' } })
    expect((await voteOf(unnamed.data.id)).end_user).toBeNull()
  })
})

describe('a vote with a session', () => {
  test('is told when the wish moves, and the same person’s votes are found by their address', async () => {
    await cast(bearer())
    await changeWish(project, wish_id, { status: 'planned' })
    await workNotices(project)
    expect(await told(project)).toEqual([ana])
    const id = await recogniseEndUser(project.id, { email: 'ANA@example.com' })
    expect(await db.vote.count({ where: { wish_id, end_user_id: id } })).toBe(1)
  })

  test('200: of a browser that voted before makes that vote the person’s, counted once', async () => {
    const before = await newVote(wish_id, 'mine')
    const { status, data } = await cast(bearer())
    expect([status, data]).toEqual([200, before])
    expect((await voteOf(before.id)).end_user?.email).toBe(ana)
    expect((await wishNow(project, wish_id)).verified_vote_count).toBe(0)
  })

  test('200: of somebody else in the same browser leaves the vote whose it is', async () => {
    const { data } = await cast(bearer())
    expect((await cast(bearer(await newSession(project, 'zoe@example.com')))).status).toBe(200)
    expect((await cast()).status).toBe(200)
    expect((await voteOf(data.id)).end_user?.email).toBe(ana)
  })

  test('200: of the same person in another browser, or in none, is the vote they have, counted once', async () => {
    const { data: first } = await cast(bearer())
    for (const fingerprint of ['other', null]) {
      const { status, data } = await cast({ headers: { 'X-Session-Token': session } }, { fingerprint })
      expect([status, data]).toEqual([200, first])
    }
    expect((await wishNow(project, wish_id)).vote_count).toBe(1)
    expect((await cast({}, { fingerprint: 'other' })).status).toBe(201)
  })

  test('200: of somebody for whom the team has voted is that vote, and the team’s for them is theirs', async () => {
    const onBehalf = (id: string) =>
      send(wishes.voteOnBehalf, { key: project.key, params: { id }, body: { email: 'ANA@example.com' } })
    const { data: before } = await onBehalf(wish_id)
    const own = await cast(bearer())
    expect([own.status, own.data]).toEqual([200, before])

    wish_id = (await newWish(project)).id
    const { data: first } = await cast(bearer())
    const again = await onBehalf(wish_id)
    expect([again.status, again.data]).toEqual([200, first])
    expect((await wishNow(project, wish_id)).vote_count).toBe(1)
    await expectTrueCounts(project.id)
  })

  test('409: again for a wish that was closed meanwhile, by whatever device', async () => {
    await cast(bearer())
    await changeWish(project, wish_id, { status: 'declined', notify: false })
    expectRefusal(await cast(bearer(), { fingerprint: 'other' }), 'CONFLICT')
  })

  test('many at once from ten browsers, and by the team, make one person with one vote', async () => {
    const of = await newProject()
    const { id } = await newWish(of)
    const token = await newSession(of, 'many@example.com')
    const names = Array.from({ length: 20 }, (_, n) => `browser ${n % 10}`)
    const answers = await Promise.all([
      ...names.map((fingerprint) => cast(bearer(token), { wish_id: id, fingerprint })),
      send(wishes.voteOnBehalf, { key: of.key, params: { id }, body: { email: 'many@example.com' } }),
    ])
    expect(await db.end_user.count({ where: { project_id: of.id } })).toBe(1)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...names.map(() => 200), 201])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect((await wishNow(of, id)).vote_count).toBe(1)
    await expectTrueCounts(of.id)
  })

  test('201: of another project is an anonymous vote', async () => {
    const other = await newProject()
    const { status, data } = await cast(bearer(await newSession(other)))
    expect([status, (await voteOf(data.id)).end_user]).toEqual([201, null])
    expect(await db.end_user.count({ where: { project_id: other.id } })).toBe(0)
  })

  test('403: of another project than the one that the request names', async () => {
    const other = await newProject()
    const sent = bearer(await newSession(other))
    expectRefusal(await cast({ ...sent, query: { project_id: project.id } }), 'FORBIDDEN')
  })

  test('401: that is not good is refused', async () => {
    expectRefusal(await cast(bearer(`${session.slice(0, -1)}_`)), 'UNAUTHORIZED')
  })

  test('401: in a cookie that is not good is an anonymous vote', async () => {
    const sent = { ...cookie(project, `${session.slice(0, -1)}_`), query: { project_id: project.id } }
    expect((await cast(sent)).status).toBe(201)
  })

  test('409: for a closed wish makes nobody known', async () => {
    const { id } = await newWish(project, { status: 'completed' })
    expectRefusal(await cast(bearer(await newSession(project, 'late@example.com')), { wish_id: id }), 'CONFLICT')
    expect(await db.end_user.count({ where: { project_id: project.id, email: 'late@example.com' } })).toBe(0)
  })
})

describe('the person of such a vote', () => {
  const by = (end_user_id: string) => db.vote.count({ where: { wish_id, end_user_id } })

  test('folded into another takes it along', async () => {
    const email = 'fold@example.com'
    const { data } = await cast(bearer(await newSession(project, email)))
    const { id: kept } = await db.end_user.create({ data: { project_id: project.id, external_id: 'u-fold' } })
    expect(await recogniseEndUser(project.id, { external_id: 'u-fold', email })).toBe(kept)
    expect([await by(kept), (await voteOf(data.id)).voter_key.slice(0, 2)]).toEqual([1, 'f:'])
    await expectTrueCounts(project.id)
  })

  test('deleted leaves it as the browser’s', async () => {
    const email = 'gone@example.com'
    const { data } = await cast(bearer(await newSession(project, email)))
    const person = await db.end_user.findFirstOrThrow({ where: { project_id: project.id, email } })
    await deleteEndUser(project.id, person.id)
    expect(await voteOf(data.id)).toMatchObject({ end_user: null, voter_key: expect.stringMatching(/^f:/) })
    expect((await cast()).status).toBe(200)
    await expectTrueCounts(project.id)
  })

  test('folded and deleted while they vote, every vote is somebody’s or nobody’s, and counts', async () => {
    const of = await newProject()
    const ids = await Promise.all([1, 2, 3].map(async () => (await newWish(of)).id))
    const email = 'race@example.com'
    const proof = { by: 'session' as const, project_id: of.id, email, email_key: email, hash: '' }
    const vote = (n: number) =>
      castVote({ ...visitor, proof }, { wish_id: ids[n % 3] ?? '', fingerprint: `b ${n % 7}` })
    const fold = async (n: number) => {
      const id = await recogniseEndUser(of.id, { external_id: `r-${n}`, email })
      if (n % 2) await deleteEndUser(of.id, id)
    }
    await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 5 === 4 ? fold(n) : vote(n))))
    await expectTrueCounts(of.id)
  })
})

describe('signing in', () => {
  test('makes the votes of this browser that are nobody’s the person’s, in this project', async () => {
    const other = await newProject()
    const elsewhere = await newVote((await newWish(other)).id, 'home')
    const [mine, theirs] = [await newVote(wish_id, 'home'), await newVote(wish_id, 'other')]
    const { data: known } = await cast(bearer(await newSession(project, 'zoe@example.com')), { fingerprint: 'shared' })
    for (const fingerprint of ['home', 'home', 'shared', 'unknown']) await claimVotes(session, fingerprint)
    const emails = await Promise.all(
      [mine, theirs, elsewhere, known].map(async ({ id }) => (await voteOf(id)).end_user?.email),
    )
    expect(emails).toEqual([ana, undefined, undefined, 'zoe@example.com'])
  })

  test('makes nobody known who has not voted', async () => {
    const of = await newProject()
    await claimVotes(await newSession(of), 'home')
    expect(await db.end_user.count({ where: { project_id: of.id } })).toBe(0)
  })
})
