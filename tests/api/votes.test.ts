import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/contract/audit-log'
import { people } from '@/lib/contract/person'
import { projectData } from '@/lib/contract/project-data'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { expectRefusal, newAddress, type Sent, send } from '@/tests/support/api'
import { keepWishes, newProject, newVote, newWish, nobody, type Project, wishNow } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe.each([
  ['POST /portal/votes', votes.cast],
  ['POST /api/v1/votes', votes.castByV1],
])('%s', (_name, endpoint) => {
  const cast = (body: object, sent: Sent = {}) => send(endpoint, { body, ...sent })

  describe('201', () => {
    test('answers the vote, with an id that cannot be guessed', async () => {
      const { id } = await newWish(project)
      const { status, data } = await cast({ wish_id: id, fingerprint: 'mine' })
      expect(status).toBe(201)
      expect(data).toEqual({
        id: expect.stringMatching(uuid),
        wish_id: id,
        vote_count: 1,
        has_voted: true,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      })
    })

    test('another fingerprint from the same address is another voter', async () => {
      const { id } = await newWish(project)
      await cast({ wish_id: id, fingerprint: 'one' })
      expect((await cast({ wish_id: id, fingerprint: 'two' })).data.vote_count).toBe(2)
    })

    test('one fingerprint may vote for many wishes', async () => {
      const [one, two] = [await newWish(project), await newWish(project)]
      await cast({ wish_id: one.id, fingerprint: 'mine' })
      expect((await cast({ wish_id: two.id, fingerprint: 'mine' })).status).toBe(201)
    })

    test('without a fingerprint, another address or another browser is another voter', async () => {
      const { id } = await newWish(project)
      const from = newAddress()
      const agent = (name: string) => ({ 'User-Agent': name })
      expect((await cast({ wish_id: id }, { from, headers: agent('Firefox') })).status).toBe(201)
      expect((await cast({ wish_id: id }, { from, headers: agent('Safari') })).status).toBe(201)
      expect((await cast({ wish_id: id }, { headers: agent('Firefox') })).status).toBe(201)
      expect((await cast({ wish_id: id }, { from, headers: agent('Firefox') })).status).toBe(200)
      expect((await wishNow(project, id)).vote_count).toBe(3)
    })

    test.each(['pending', 'under_review', 'planned', 'in_progress'])(
      'a wish that is %s can be voted for',
      async (status) => {
        const { id } = await newWish(project, { status })
        expect((await cast({ wish_id: id })).status).toBe(201)
      },
    )

    test('voting does not count as a change of the wish', async () => {
      const before = await newWish(project)
      await cast({ wish_id: before.id })
      expect(await wishNow(project, before.id)).toEqual({ ...before, vote_count: 1 })
    })
  })

  test('200: the same voter again gets the same vote, counted once', async () => {
    const { id } = await newWish(project)
    const first = await cast({ wish_id: id, fingerprint: 'mine' })
    await cast({ wish_id: id, fingerprint: 'other' })
    const again = await cast({ wish_id: id, fingerprint: ' mine ' })
    expect(again.status).toBe(200)
    expect(again.data).toEqual({ ...first.data, vote_count: 2 })
  })

  test('200: an empty voter is who the address says', async () => {
    const { id } = await newWish(project)
    await cast({ wish_id: id })
    expect((await cast({ wish_id: id, fingerprint: null })).status).toBe(200)
  })

  describe('400', () => {
    test.each([
      ['wish_id', undefined],
      ['wish_id', 'dark-mode'],
      ['wish_id', 7],
      ['fingerprint', ''],
      ['fingerprint', 'x'.repeat(201)],
      ['fingerprint', 'a\0b'],
      ['fingerprint', 7],
    ])('%s %j is refused', async (name, value) => {
      const { id } = await newWish(project)
      expectRefusal(await cast({ wish_id: id, [name]: value }), 'VALIDATION_ERROR', name)
    })
  })

  test('404: a vote on a missing wish is refused', async () => {
    expectRefusal(await cast({ wish_id: nobody }), 'NOT_FOUND')
  })

  test('404: a vote on a hidden wish is refused', async () => {
    const { hidden } = await keepWishes(project, { hidden: { is_approved: false } })
    expectRefusal(await cast({ wish_id: hidden }), 'NOT_FOUND')
  })

  test.each(['completed', 'declined'])(
    '409: a vote on a wish that is %s is refused, a repeated one too',
    async (status) => {
      const { id } = await newWish(project)
      await cast({ wish_id: id, fingerprint: 'before' })
      await send(wishes.update, { key: project.key, params: { id }, body: { status } })
      expectRefusal(await cast({ wish_id: id, fingerprint: 'after' }), 'CONFLICT')
      expectRefusal(await cast({ wish_id: id, fingerprint: 'before' }), 'CONFLICT')
      expect((await wishNow(project, id)).vote_count).toBe(1)
    },
  )
})

describe('DELETE /portal/votes/{wishId}', () => {
  const takeBack = (wishId: string, fingerprint?: string, sent: Sent = {}) =>
    send(votes.takeBack, { params: { wishId }, ...(fingerprint && { query: { fingerprint } }), ...sent })

  test('200: an acknowledgement; the vote counts no more and can be cast anew', async () => {
    const { id } = await newWish(project)
    const before = await newVote(id, 'mine')
    await newVote(id, 'other')
    expect((await takeBack(id, 'mine')).body).toEqual({ success: true })
    expect((await wishNow(project, id)).vote_count).toBe(1)
    const anew = await newVote(id, 'mine')
    expect(anew.vote_count).toBe(2)
    expect(anew.id).not.toBe(before.id)
  })

  test('200: taking back twice, or what was never cast, changes nothing', async () => {
    const { id } = await newWish(project)
    await newVote(id, 'mine')
    await newVote(id, 'other')
    for (const fingerprint of ['mine', 'mine', 'stranger']) expect((await takeBack(id, fingerprint)).status).toBe(200)
    expect((await wishNow(project, id)).vote_count).toBe(1)
  })

  test('200: without a fingerprint it is the vote of this address and browser', async () => {
    const { id } = await newWish(project)
    await send(votes.cast, { body: { wish_id: id } })
    await takeBack(id, undefined, { from: newAddress() })
    expect((await wishNow(project, id)).vote_count).toBe(1)
    await takeBack(id)
    expect((await wishNow(project, id)).vote_count).toBe(0)
  })

  test('400: a fingerprint that cannot be', async () => {
    const { id } = await newWish(project)
    expectRefusal(await takeBack(id, 'x'.repeat(201)), 'VALIDATION_ERROR', 'fingerprint')
  })

  test('404: an unknown, hidden or malformed wish', async () => {
    const { hidden = '' } = await keepWishes(project, { hidden: { is_approved: false } })
    for (const id of [nobody, hidden, 'x']) expectRefusal(await takeBack(id, 'mine'), 'NOT_FOUND')
  })
})

describe('DELETE /api/v1/votes/{voteId}', () => {
  const remove = (voteId: string) => send(votes.remove, { params: { voteId } })

  test('200: an acknowledgement; the vote is gone', async () => {
    const { id } = await newWish(project)
    const vote = await newVote(id, 'mine')
    await newVote(id, 'other')
    expect((await remove(vote.id)).body).toEqual({ success: true })
    expect((await wishNow(project, id)).vote_count).toBe(1)
  })

  test('404: a vote that is gone, unknown or malformed', async () => {
    const { id } = await newWish(project)
    const vote = await newVote(id, 'mine')
    await remove(vote.id)
    for (const each of [vote.id, nobody, 'x']) expectRefusal(await remove(each), 'NOT_FOUND')
    expect((await wishNow(project, id)).vote_count).toBe(0)
  })
})

describe('GET /api/v1/votes/check/{wishId}', () => {
  const check = (wishId: string, query = {}) => send(votes.check, { params: { wishId }, query })

  test('200: tells whether the fingerprint has voted, and the id of its vote', async () => {
    const { id } = await newWish(project)
    const vote = await newVote(id, 'mine')
    expect((await check(id, { fingerprint: 'mine' })).data).toEqual({ has_voted: true, vote_id: vote.id })
    expect((await check(id, { fingerprint: 'other' })).data).toEqual({ has_voted: false, vote_id: null })
  })

  test('200: without a fingerprint it is about this address and browser', async () => {
    const { id } = await newWish(project)
    expect((await check(id)).data.has_voted).toBe(false)
    const { data } = await send(votes.cast, { body: { wish_id: id } })
    expect((await check(id)).data).toEqual({ has_voted: true, vote_id: data.id })
  })

  test('404: an unknown or malformed wish', async () => {
    for (const id of [nobody, 'x']) expectRefusal(await check(id), 'NOT_FOUND')
  })
})

test('one fingerprint means nobody in particular: in another project it is another voter', async () => {
  const [here, there] = [await newWish(project), await newWish(await newProject())]
  await newVote(here.id, 'mine')
  const { data } = await send(votes.check, { params: { wishId: there.id }, query: { fingerprint: 'mine' } })
  expect(data.has_voted).toBe(false)
})

describe('POST /api/v1/wishes/{id}/votes', () => {
  const vote = (id: string, body: object) => send(wishes.voteOnBehalf, { key: project.key, params: { id }, body })
  const voters = async (id: string) => (await send(wishes.listVotes, { key: project.key, params: { id } })).data

  test('201: the vote of a person, who is known from then on', async () => {
    const { id } = await newWish(project)
    const { status, data } = await vote(id, { email: 'Ana@Example.com', external_user_id: 'u-1', name: 'Ana' })
    expect(status).toBe(201)
    expect(data).toMatchObject({ wish_id: id, vote_count: 1, has_voted: true })
    expect(await voters(id)).toEqual([
      {
        id: data.id,
        wish_id: id,
        created_at: data.created_at,
        voter: { id: expect.any(String), external_id: 'u-1', email: 'Ana@Example.com', name: 'Ana' },
      },
    ])
  })

  test('200: the same person again, by address in other letters or by id, counts once', async () => {
    const { id } = await newWish(project)
    const first = await vote(id, { email: 'Zoe@Example.com', external_user_id: 'u-2' })
    for (const person of [
      { email: 'zoe@example.COM' },
      { external_user_id: 'u-2' },
      { email: ' zoe@example.com ', external_user_id: 'u-2' },
    ]) {
      const { status, data } = await vote(id, person)
      expect([status, data]).toEqual([200, first.data])
    }
    expect((await wishNow(project, id)).vote_count).toBe(1)
  })

  test('200: on a merged wish it goes to the one it went into', async () => {
    const [from, into] = [await newWish(project), await newWish(project)]
    await send(wishes.merge, { key: project.key, params: { id: from.id }, body: { into: into.id } })
    expect((await vote(from.id, { email: 'merged@example.com' })).data.wish_id).toBe(into.id)
  })

  test('201: on a hidden wish too', async () => {
    const { hidden = '' } = await keepWishes(project, { hidden: { is_approved: false } })
    expect((await vote(hidden, { email: 'hidden@example.com' })).status).toBe(201)
  })

  test.each([
    ['email', {}],
    ['email', { name: 'Ana' }],
    ['email', { email: '', external_user_id: '' }],
    ['email', { email: 'ana' }],
    ['external_user_id', { external_user_id: 'x'.repeat(201) }],
    ['name', { email: 'ana@example.com', name: 'a\0' }],
  ])('400: %s of %j is refused', async (path, person) => {
    const { id } = await newWish(project)
    expectRefusal(await vote(id, person), 'VALIDATION_ERROR', path)
  })

  test.each(['completed', 'declined'])('409: a wish that is %s', async (status) => {
    const { id } = await newWish(project, { status })
    expectRefusal(await vote(id, { email: 'ana@example.com' }), 'CONFLICT')
  })

  test('404: an unknown wish', async () => {
    expectRefusal(await vote(nobody, { email: 'ana@example.com' }), 'NOT_FOUND')
  })
})

describe('GET /api/v1/wishes/{id}/votes', () => {
  const list = (id: string, query = {}) => send(wishes.listVotes, { key: project.key, params: { id }, query })

  test('200: newest first, a visitor that nobody knows as null, by pages', async () => {
    const { id } = await newWish(project)
    const ids = []
    for (const fingerprint of ['one', 'two', 'three']) ids.unshift((await newVote(id, fingerprint)).id)
    const { data, body } = await list(id)
    expect(data.map((vote) => [vote.id, vote.voter])).toEqual(ids.map((each) => [each, null]))
    expect(body).toMatchObject({ page: 1, per_page: 20, total: 3, total_pages: 1 })
    expect((await list(id, { per_page: '2', page: '2' })).body).toMatchObject({
      data: [{ id: ids[2] }],
      total: 3,
      total_pages: 2,
    })
  })

  test('who may only read learns of no vote’s id, by which anybody could take it back', async () => {
    const own = await newProject()
    const { id } = await newWish(own)
    const { id: vote } = await newVote(id, 'one')
    const person = { email: 'ana@example.com' }
    const theirs = (await send(wishes.voteOnBehalf, { key: own.key, params: { id }, body: person })).data
    const { id: end_user_id } = await db.end_user.findFirstOrThrow({ where: { project_id: own.id } })
    const viewer = await newMember(own, 'viewer')
    const read = [{ key: own.readKey }, { member: viewer }]
    for (const by of read) {
      const { data } = await send(wishes.listVotes, { ...by, params: { id } })
      expect(data.map((each) => each.id)).toEqual([null, null])
    }
    const told = [
      ...(await Promise.all(
        read.flatMap((by) => [
          send(wishes.listVotes, { ...by, params: { id } }),
          send(people.ofEndUser, { ...by, params: { id: end_user_id } }),
        ]),
      )),
      await send(auditLog.list, { key: own.readKey, query: { project_id: own.id } }),
      await send(projectData.export, { key: own.readKey, params: { id: own.id } }),
    ]
    for (const { status, text } of told) {
      expect(status).toBe(200)
      for (const secret of [vote, theirs.id]) expect(text).not.toContain(secret)
    }
    expect((await send(wishes.listVotes, { key: own.key, params: { id } })).text).toContain(vote)
  })

  test('200: nobody yet', async () => {
    const { id } = await newWish(project)
    expect((await list(id)).body).toEqual({ success: true, data: [], page: 1, per_page: 20, total: 0, total_pages: 0 })
  })

  test('400: a page that cannot be', async () => {
    const { id } = await newWish(project)
    expectRefusal(await list(id, { page: '0', per_page: 'all' }), 'VALIDATION_ERROR', 'page', 'per_page')
  })
})
