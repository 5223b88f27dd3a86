import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endUsers } from '@/lib/contract/end-users'
import type { Endpoint } from '@/lib/contract/endpoint'
import { licenseKeys } from '@/lib/contract/license-keys'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { revokeLicenseKey, suspendLicenseKey } from '@/lib/domain/licences/change-status'
import { deleteLicenseKey } from '@/lib/domain/licences/delete-license-key'
import { rotateSigningKey } from '@/lib/domain/licences/signing/rotate-signing-key'
import { castVote } from '@/lib/domain/votes/cast-vote'
import { suggestWish } from '@/lib/domain/wishes/create-wish'
import { env, setEnv } from '@/lib/env'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import { visitor } from '@/tests/support/board'
import { expectTrueCounts } from '@/tests/support/counts'
import { eventsOf, newListener } from '@/tests/support/events'
import { activate, deactivate, forged, keepLicence, type Licence } from '@/tests/support/seats'
import { newProject, newWish, type Project, wishNow } from '@/tests/support/seeds'

let project: Project
let wish_id: string
beforeAll(async () => {
  project = await newProject()
})
beforeEach(async () => {
  wish_id = (await newWish(project)).id
})

const bearer = (token: string): Sent => ({ headers: { Authorization: `Bearer ${token}` } })

/** A device with a seat of a licence, and its token. */
async function newDevice(fields: object = {}, of: Project = project) {
  const licence = await keepLicence(of, { max_devices: 3, ...fields })
  return { licence, token: await tokenOf(licence, 'mac-1') }
}
const tokenOf = async (licence: Licence, device: string) => (await activate(licence, device)).data.token

const newPerson = (fields: object = {}, { id: project_id }: Project = project) =>
  db.end_user.create({ data: { project_id, name: 'Ana', email: 'Ana@Example.com', ...fields } })

const cast = (token: string, body: object = {}) => send(votes.cast, { body: { wish_id, ...body }, ...bearer(token) })
const counts = async () => {
  const { vote_count, verified_vote_count } = await wishNow(project, wish_id)
  return [vote_count, verified_vote_count]
}

describe.each([
  ['POST /portal/votes', votes.cast],
  ['POST /api/v1/votes', votes.castByV1],
])('%s with an entitlement token', (_name, endpoint) => {
  test('201: is a verified customer’s vote, beside the others', async () => {
    const { token, licence } = await newDevice()
    await send(endpoint, { body: { wish_id, fingerprint: 'anybody' } })
    const { status, data } = await send(endpoint, { body: { wish_id }, ...bearer(token) })
    expect([status, data.vote_count]).toEqual([201, 2])
    expect(await counts()).toEqual([2, 1])
    expect(await db.vote.findUnique({ where: { id: data.id } })).toMatchObject({
      voter_key: `l:${licence.id}`,
      is_verified: true,
      end_user_id: null,
    })
    await expectTrueCounts(project.id)
  })
})

describe('a customer', () => {
  test('has one vote, with however many licences and devices', async () => {
    const { id: end_user_id } = await newPerson()
    const { token, licence } = await newDevice({ end_user_id })
    const others = [await tokenOf(licence, 'pc-1'), (await newDevice({ end_user_id })).token]
    const first = await cast(token)
    for (const other of others) {
      const again = await cast(other, { fingerprint: 'another' })
      expect([again.status, again.data.id]).toEqual([200, first.data.id])
    }
    expect(await counts()).toEqual([1, 1])
    expect(await db.vote.findUnique({ where: { id: first.data.id } })).toMatchObject({
      voter_key: `u:${end_user_id}`,
      end_user_id,
    })
  })

  test('devices of one licence of nobody’s have one vote, at once too; another licence has its own', async () => {
    const { token, licence } = await newDevice()
    const tokens = [token, await tokenOf(licence, 'pc-1'), await tokenOf(licence, 'pc-2')]
    await Promise.all([...tokens, ...tokens].map((each) => cast(each)))
    expect(await counts()).toEqual([1, 1])
    await cast((await newDevice()).token)
    expect(await counts()).toEqual([2, 2])
  })

  test('whose vote the team has cast makes it a verified one: still one vote', async () => {
    const { id: end_user_id } = await newPerson({ external_id: 'user-9', email: null })
    const body = { external_user_id: 'user-9' }
    const before = await send(wishes.voteOnBehalf, { key: project.key, params: { id: wish_id }, body })
    expect(await counts()).toEqual([1, 0])
    const { token } = await newDevice({ end_user_id })
    const again = await cast(token)
    expect([again.status, again.data]).toEqual([200, before.data])
    expect(await counts()).toEqual([1, 1])
    await cast(token)
    expect(await counts()).toEqual([1, 1])
    await expectTrueCounts(project.id)
  })

  test('takes the vote back, and casts it anew', async () => {
    const { token } = await newDevice()
    await send(votes.cast, { body: { wish_id } })
    await cast(token)
    const takeBack = (sent: Sent = {}) => send(votes.takeBack, { params: { wishId: wish_id }, ...sent })
    expect((await takeBack(bearer(token))).status).toBe(200)
    expect(await counts()).toEqual([1, 0])
    expect((await cast(token)).status).toBe(201)
    expect(await counts()).toEqual([2, 1])
  })

  test('is told what they have voted for', async () => {
    const { token } = await newDevice()
    const before = await newWish(project)
    await cast(token)
    const check = async (wishId: string) => (await send(votes.check, { params: { wishId }, ...bearer(token) })).data
    expect([(await check(wish_id)).has_voted, (await check(before.id)).has_voted]).toEqual([true, false])

    const one = await send(wishes.getPublic, { params: { id: wish_id }, ...bearer(token) })
    const anybody = await send(wishes.getPublic, { params: { id: wish_id } })
    expect([one.data.has_voted, anybody.data.has_voted]).toEqual([true, false])
    expect(one.data.verified_vote_count).toBe(1)

    const { data } = await send(wishes.listPublic, {
      query: { project_id: project.id, sort_by: 'created_at', per_page: '2' },
      ...bearer(token),
    })
    expect(data.map(({ id, has_voted }) => [id, has_voted])).toEqual([
      [before.id, false],
      [wish_id, true],
    ])
  })

  test('keeps a verified vote when the wish is merged, and when that is undone', async () => {
    const into = await newWish(project)
    await cast((await newDevice()).token)
    await send(votes.cast, { body: { wish_id, fingerprint: 'anybody' } })
    await cast((await newDevice()).token, { wish_id: into.id })
    const both = async () => [await counts(), (await wishNow(project, into.id)).verified_vote_count]
    await send(wishes.merge, { key: project.key, params: { id: wish_id }, body: { into: into.id } })
    expect(await both()).toEqual([[0, 0], 2])
    await send(wishes.unmerge, { key: project.key, params: { id: wish_id } })
    expect(await both()).toEqual([[2, 1], 1])
  })
})

describe('a licence that gets another person, or none', () => {
  const give = ({ id }: Licence, end_user_id: string | null, { key } = project) =>
    send(licenseKeys.update, { key, params: { id }, body: { end_user_id } })
  const remove = (id: string, { key } = project) => send(endUsers.remove, { key, params: { id } })
  const nobody = async () => null
  const person = async () => (await newPerson()).id
  const hasVoted = async (token: string) =>
    (await send(votes.check, { params: { wishId: wish_id }, ...bearer(token) })).data.has_voted

  test.each([
    ['from nobody to a person', nobody, (licence: Licence) => person().then((id) => give(licence, id))],
    ['from a person to nobody', person, (licence: Licence) => give(licence, null)],
    ['from a person to another', person, (licence: Licence) => person().then((id) => give(licence, id))],
    ['from a person who is deleted', person, (_: Licence, id: string | null) => remove(id ?? '')],
  ])('%s, has the vote it had: still one, verified, and can take it back', async (_how, before, change) => {
    const end_user_id = await before()
    const { licence, token } = await newDevice({ end_user_id })
    const first = await cast(token)
    expect((await change(licence, end_user_id)).status).toBe(200)
    expect(await hasVoted(token)).toBe(true)
    const again = await cast(token)
    expect([again.status, again.data.id]).toEqual([200, first.data.id])
    expect(await counts()).toEqual([1, 1])
    const row = await db.vote.findUniqueOrThrow({ where: { id: first.data.id } })
    const now = await db.license_key.findUniqueOrThrow({ where: { id: licence.id } })
    expect(row.end_user_id).toBe(now.end_user_id)
    await send(votes.takeBack, { params: { wishId: wish_id }, ...bearer(token) })
    expect(await counts()).toEqual([0, 0])
    await expectTrueCounts(project.id)
  })

  test('whose vote and the person’s become one, verified if either is', async () => {
    const external_user_id = `p-${wish_id}`
    const { id: end_user_id } = await newPerson({ external_id: external_user_id })
    const { licence, token } = await newDevice()
    const elsewhere = await newWish(project)
    for (const id of [wish_id, elsewhere.id]) {
      await cast(token, { wish_id: id })
      await send(wishes.voteOnBehalf, { key: project.key, params: { id }, body: { external_user_id } })
    }
    expect(await counts()).toEqual([2, 1])
    await give(licence, end_user_id)
    expect(await counts()).toEqual([1, 1])
    expect(await wishNow(project, elsewhere.id)).toMatchObject({ vote_count: 1, verified_vote_count: 1 })

    const other = await newDevice()
    await cast(other.token)
    expect(await counts()).toEqual([2, 2])
    await give(other.licence, end_user_id)
    expect(await counts()).toEqual([1, 1])
    await expectTrueCounts(project.id)
  })

  test('votes of other licences of the person who goes stay theirs', async () => {
    const { id: end_user_id } = await newPerson()
    const [one, other] = [await newDevice({ end_user_id }), await newDevice({ end_user_id })]
    const elsewhere = await newWish(project)
    await cast(one.token)
    await cast(other.token, { wish_id: elsewhere.id })
    await remove(end_user_id)
    expect([(await cast(one.token)).status, (await cast(other.token, { wish_id: elsewhere.id })).status]).toEqual([
      200, 200,
    ])
  })

  test('while its devices vote and take back, and people are deleted, has one vote at most; nothing fails', async () => {
    for (let round = 0; round < 6; round += 1) {
      const ours = await newProject()
      const made = await Promise.all([1, 2, 3].map(() => newWish(ours)))
      const people = await Promise.all([1, 2, 3].map(() => newPerson({}, ours)))
      const ids = people.map(({ id }) => id)
      const { licence, token } = await newDevice({ end_user_id: ids[0] ?? null }, ours)
      setEnv({ RATE_LIMIT_SCALE: '100' })
      const answers = await Promise.all([
        ...made.flatMap(({ id }) => [cast(token, { wish_id: id }), cast(token, { wish_id: id })]),
        give(licence, ids[1] ?? null, ours),
        remove(ids[0] ?? '', ours),
        ...made.map(({ id }) => cast(token, { wish_id: id })),
        send(votes.takeBack, { params: { wishId: made[0]?.id ?? '' }, ...bearer(token) }),
        give(licence, ids[2] ?? null, ours),
        remove(ids[2] ?? '', ours),
        give(licence, null, ours),
        ...made.map(({ id }) => cast(token, { wish_id: id })),
      ])
      setEnv({ RATE_LIMIT_SCALE: '1' })
      expect(answers.filter(({ status }) => ![200, 201, 400].includes(status))).toEqual([])
      for (const { id } of made) await cast(token, { wish_id: id })
      const counted = await db.wish.findMany({ where: { project_id: ours.id } })
      expect(counted.map((wish) => [wish.vote_count, wish.verified_vote_count])).toEqual(Array(3).fill([1, 1]))
      await expectTrueCounts(ours.id)
    }
  })
})

test('a vote, and a wish, of a person who is deleted after the token was looked at are the licence’s', async () => {
  const { id: end_user_id } = await newPerson()
  const { licence } = await newDevice({ end_user_id })
  const holder = { project_id: project.id, license_key_id: licence.id, end_user_id }
  await send(endUsers.remove, { key: project.key, params: { id: end_user_id } })
  const { vote } = await castVote({ ...visitor, holder }, { wish_id })
  expect(await db.vote.findUnique({ where: { id: vote.id } })).toMatchObject({
    voter_key: `l:${licence.id}`,
    end_user_id: null,
    is_verified: true,
  })
  const body = wishes.createPublic.body.parse({ project_id: project.id, title: 'Dark mode', description: 'Yes.' })
  expect(await suggestWish({ holder }, body)).toMatchObject({ end_user_id: null, is_verified: true })
})

describe('POST /portal/wishes with an entitlement token', () => {
  const suggest = (token: string, fields: object = {}) => {
    const body = { project_id: project.id, title: 'Dark mode', description: 'My eyes hurt.', ...fields }
    return send(wishes.createPublic, { body, ...bearer(token) })
  }

  test('201: is a verified customer’s; their name is not made public, their address neither', async () => {
    const { id: end_user_id } = await newPerson()
    const { token } = await newDevice({ end_user_id })
    const { status, data, text } = await suggest(token)
    expect([status, data.author_type, data.author_name]).toEqual([201, 'user', null])
    expect(text).not.toMatch(/Ana|Example\.com/)
    expect(await wishNow(project, data.id)).toMatchObject({
      end_user_id,
      is_verified: true,
      author_email: 'Ana@Example.com',
      verified_vote_count: 0,
    })
  })

  test('201: the name and address that are given stand', async () => {
    const { id: end_user_id } = await newPerson()
    const { token } = await newDevice({ end_user_id })
    const { data } = await suggest(token, { author_name: 'A.', author_email: 'a@example.com' })
    expect(await wishNow(project, data.id)).toMatchObject({ author_name: 'A.', author_email: 'a@example.com' })
  })

  test('201: a licence of nobody’s is a verified one too; without a token it is none', async () => {
    const { data } = await suggest((await newDevice()).token)
    expect(await wishNow(project, data.id)).toMatchObject({ end_user_id: null, is_verified: true })
    const plain = await send(wishes.createPublic, {
      body: { project_id: project.id, title: 'Dark mode', description: 'My eyes hurt.' },
    })
    expect(await wishNow(project, plain.data.id)).toMatchObject({ end_user_id: null, is_verified: false })
  })
})

/** Each endpoint that takes a token, with a good request. */
const taking: [string, Endpoint, () => Sent][] = [
  ['POST /portal/votes', votes.cast, () => ({ body: { wish_id } })],
  ['POST /api/v1/votes', votes.castByV1, () => ({ body: { wish_id } })],
  ['DELETE /portal/votes/{wishId}', votes.takeBack, () => ({ params: { wishId: wish_id } })],
  ['GET /api/v1/votes/check/{wishId}', votes.check, () => ({ params: { wishId: wish_id } })],
  [
    'POST /portal/wishes',
    wishes.createPublic,
    () => ({ body: { project_id: project.id, title: 'Dark mode', description: 'Yes.' } }),
  ],
  ['GET /portal/wishes', wishes.listPublic, () => ({ query: { project_id: project.id } })],
  ['GET /portal/wishes/{id}', wishes.getPublic, () => ({ params: { id: wish_id } })],
]

const after = async (change: (licence: Licence) => Promise<unknown>) => {
  const { licence, token } = await newDevice()
  await change(licence)
  return token
}
const newToken = async () => (await newDevice()).token

/** What looks like a token of ours and is none, or is none any more. */
const refused: [string, () => Promise<string>][] = [
  ['no token of ours', async () => 'aaa.bbb.ccc'],
  ['with other claims', async () => forged(await newToken(), { claims: { plan: 'pro' } })],
  ['without a signature to speak of', async () => (await newToken()).replace(/[^.]+$/, 'AAAA')],
  ['that is not signed', async () => (await newToken()).replace(/[^.]+$/, '')],
  [
    'that is not signed and says so',
    async () => forged(await newToken(), { header: { alg: 'none' } }).replace(/[^.]+$/, ''),
  ],
  ['of no algorithm', async () => forged(await newToken(), { header: { alg: 'none' } })],
  ['of another algorithm', async () => forged(await newToken(), { header: { alg: 'HS256' } })],
  ['of an unknown key', async () => forged(await newToken(), { header: { kid: 'unknown' } })],
  ['of a key that cannot be', async () => forged(await newToken(), { header: { kid: 'a\0b' } })],
  ['for no project', async () => forged(await newToken(), { claims: { aud: 'acme' } })],
  ['of a licence that is revoked', () => after(({ id }) => revokeLicenseKey(project.id, id))],
  ['of a licence that is suspended', () => after(({ id }) => suspendLicenseKey(project.id, id))],
  ['of a licence that is deleted', () => after(({ id }) => deleteLicenseKey(project.id, id))],
  [
    'of a licence that has expired since',
    () => after(({ id }) => db.license_key.update({ where: { id }, data: { expires_at: new Date() } })),
  ],
  ['of a device that gave its seat back', () => after((licence) => deactivate(licence, 'mac-1'))],
]

describe.each(taking)('%s', (_name, endpoint, request) => {
  test.each(refused)('401: a token %s, with a challenge', async (_what, token) => {
    const answer = await send(endpoint, { ...request(), ...bearer(await token()) })
    expectRefusal(answer, 'UNAUTHORIZED')
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await counts()).toEqual([0, 0])
  })

  test('401: a token that has run out', async () => {
    const { token } = await newDevice()
    const answer = await later(8 * DAY, () => send(endpoint, { ...request(), ...bearer(token) }))
    expectRefusal(answer, 'UNAUTHORIZED')
  })

  test('403: a token of another project', async () => {
    const { token } = await newDevice({}, await newProject())
    expectRefusal(await send(endpoint, { ...request(), ...bearer(token) }), 'FORBIDDEN')
    expect(await counts()).toEqual([0, 0])
  })

  test.each(['app_key', 'a.b', 'a.b.c.d', 'a.b.c/d'])(
    'what does not look like a token (%s) is not looked at',
    async (text) => {
      expect((await send(endpoint, { ...request(), ...bearer(text) })).status).toBeLessThan(300)
    },
  )

  test('a session is looked at only where the endpoint knows customers: there one that is not good is 401', async () => {
    const { status } = await send(endpoint, { ...request(), ...bearer('pst_session') })
    expect(status < 300 ? 200 : status).toBe('customer' in endpoint ? 401 : 200)
  })
})

test('401: a token of another installation', async () => {
  const { BASE_URL } = env
  setEnv({ BASE_URL: 'https://elsewhere.example' })
  const { token } = await newDevice()
  setEnv({ BASE_URL })
  expectRefusal(await cast(token), 'UNAUTHORIZED')
})

test('a retired key’s token is good, one of a key that was given away is not', async () => {
  const ours = await newProject()
  const wish = await newWish(ours)
  const { token } = await newDevice({}, ours)
  const vote = () => cast(token, { wish_id: wish.id })
  await rotateSigningKey(ours.id, {})
  expect((await vote()).status).toBe(201)
  await rotateSigningKey(ours.id, { compromised: true })
  expectRefusal(await vote(), 'UNAUTHORIZED')
})

test('a refused token counts tenfold against the address, and a good one goes on', async () => {
  const { token } = await newDevice()
  const answers = []
  for (let n = 0; n < 7; n += 1) answers.push((await cast('aaa.bbb.ccc')).status)
  expect(answers).toEqual([401, 401, 401, 401, 401, 401, 429])
  expect((await cast(token)).status).toBe(201)
})

test('an Idempotency-Key is the licence’s own: another licence behind the same address does not meet it', async () => {
  const [one, other] = [await newDevice(), await newDevice()]
  const vote = (token: string) =>
    send(votes.cast, { body: { wish_id }, headers: { ...bearer(token).headers, 'Idempotency-Key': 'first' } })
  const first = await vote(one.token)
  expect((await vote(one.token)).headers.get('idempotency-replayed')).toBe('true')
  const second = await vote(other.token)
  expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([201, null])
  expect(second.data.id).not.toBe(first.data.id)
})

describe('wish_voted', () => {
  test('is told once for each new vote, with what it is then; not for a vote again, and not where nobody listens', async () => {
    const ours = await newProject()
    const wish = await newWish(ours, { title: 'Dunkelmodus' })
    const vote = (token: string | null, fingerprint?: string) =>
      send(votes.cast, { body: { wish_id: wish.id, fingerprint }, ...(token && bearer(token)) })
    await vote(null, 'before')
    await newListener(ours, ['wish_voted'])
    const person = await newPerson({ email: 'cleo@example.com' }, ours)
    const { token } = await newDevice({ end_user_id: person.id }, ours)
    for (const each of [token, null, token, null]) await vote(each, 'mine')
    await send(wishes.voteOnBehalf, { key: ours.key, params: { id: wish.id }, body: { email: 'ben@example.com' } })

    const told = { wish_id: wish.id, title: 'Dunkelmodus', verified_vote_count: 1 }
    const events = await eventsOf(ours)
    expect(events.map(({ data }) => data)).toEqual([
      { ...told, vote_count: 2, is_verified: true },
      { ...told, vote_count: 3, is_verified: false },
      { ...told, vote_count: 4, is_verified: false },
    ])
    expect(events.map(({ metadata }) => (metadata as { end_user_email: unknown }).end_user_email)).toEqual([
      'cleo@example.com',
      null,
      'ben@example.com',
    ])
  })

  test('25 voters at once are told of as 25 votes, each with its own count', async () => {
    const ours = await newProject()
    const wish = await newWish(ours)
    await newListener(ours)
    setEnv({ RATE_LIMIT_SCALE: '100' })
    const voters = Array.from({ length: 50 }, (_, n) => `voter ${n % 25}`)
    await Promise.all(voters.map((fingerprint) => send(votes.cast, { body: { wish_id: wish.id, fingerprint } })))
    setEnv({ RATE_LIMIT_SCALE: '1' })
    const events = (await eventsOf(ours)).filter(({ type }) => type === 'wish_voted')
    const told = events.map(({ data }) => Number((data as { vote_count: unknown }).vote_count))
    expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1))
  })
})
