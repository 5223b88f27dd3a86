import { beforeAll, describe, expect, test } from 'vitest'
import { endUsers } from '@/lib/contract/end-users'
import { db } from '@/lib/db'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { newRequest } from '@/tests/support/access'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { later, SECOND } from '@/tests/support/at'
import { newEndUser } from '@/tests/support/end-users'
import { keepWishes, newProject, nobody, type Project } from '@/tests/support/seeds'

let project: Project
let other: Project
beforeAll(async () => {
  project = await newProject()
  other = await newProject()
})

const list = ({ id, key }: Project, query: Sent['query'] = {}) =>
  send(endUsers.list, { key, query: { project_id: id, ...query } })
const get = ({ key }: Project, id: string) => send(endUsers.get, { key, params: { id } })
const change = ({ key }: Project, id: string, body: unknown) => send(endUsers.update, { key, params: { id }, body })
const remove = ({ key }: Project, id: string) => send(endUsers.remove, { key, params: { id } })

describe('GET /api/v1/end-users', () => {
  test('200: whole records, newest first, of this project alone, with the number of all', async () => {
    const mine = await newProject()
    const older = await newEndUser(mine, {
      external_id: 'u-1',
      email: 'Ana@Example.com',
      name: 'Ana',
      plan: 'pro',
      attributes: { company: 'Acme' },
    })
    const newer = await later(SECOND, () => newEndUser(mine, { email: 'ben@example.com' }))
    await newEndUser(other)

    const { body, data } = await list(mine)
    expect(data.map(({ id }) => id)).toEqual([newer.id, older.id])
    expect(data[1]).toEqual({
      id: older.id,
      project_id: mine.id,
      external_id: 'u-1',
      email: 'Ana@Example.com',
      name: 'Ana',
      plan: 'pro',
      attributes: { company: 'Acme' },
      created_at: older.created_at.toISOString(),
      updated_at: older.updated_at.toISOString(),
    })
    expect(body).toMatchObject({ total: 2, page: 1, per_page: 20, total_pages: 1 })
    const second = await list(mine, { page: '2', per_page: '1' })
    expect(second.data.map(({ id }) => id)).toEqual([older.id])
    expect(second.body).toMatchObject({ total: 2, total_pages: 2 })
  })

  test.each([
    ['an external id', { external_id: 'u-7' }, ['Ana']],
    ['an address in other letters', { email: 'ANA@example.com' }, ['Ana']],
    ['both', { external_id: 'u-7', email: 'ben@example.com' }, []],
    ['a piece of an address', { email: 'ana' }, []],
  ])('200: found by %s', async (_what, query, names) => {
    const mine = await newProject()
    await newEndUser(mine, { external_id: 'u-7', email: 'Ana@Example.com', name: 'Ana' })
    await newEndUser(mine, { email: 'ben@example.com', name: 'Ben' })
    const { data, body } = await list(mine, query)
    expect(data.map(({ name }) => name)).toEqual(names)
    expect(body.total).toBe(names.length)
  })
})

describe('GET /api/v1/end-users?search=', () => {
  test.each([
    ['a part of the address', 'na@exam', ['Ana Maria Müller']],
    ['a part of the name, in other letters', 'MÜLL', ['Ana Maria Müller']],
    ['words of both, in any order', 'müller ana@', ['Ana Maria Müller']],
    ['the host app’s id', 'u-7', ['Ana Maria Müller']],
    ['two letters', 'be', ['Ben']],
    ['what several have, newest first', 'example.com', ['Ben', 'Ana Maria Müller']],
    ['what LIKE would read as anything', 'a%', []],
    ['words that nobody has all of', 'ana ben', []],
  ])('200: found by %s', async (_what, search, names) => {
    const mine = await newProject()
    await newEndUser(mine, { external_id: 'u-7', email: 'Ana@Example.com', name: 'Ana Maria Müller' })
    await later(SECOND, () => newEndUser(mine, { email: 'ben@example.com', name: 'Ben' }))
    await newEndUser(other, { email: 'ana@example.com', name: 'Ben' })
    const { data, body } = await list(mine, { search })
    expect(data.map(({ name }) => name)).toEqual(names)
    expect(body.total).toBe(names.length)
  })
})

describe('GET /api/v1/end-users/{id}', () => {
  test('200: with how much is known to be theirs', async () => {
    const person = await newEndUser(project, { external_id: 'u-8' })
    await newRequest(project, { external_user_id: 'u-8' })
    await newRequest(project, { external_user_id: 'u-8' })
    const wishes = await keepWishes(project, { Mine: { end_user_id: person.id }, Theirs: {} })
    const wish_id = wishes.Theirs as string
    const where = { project_id: project.id, end_user_id: person.id }
    await db.vote.create({ data: { ...where, wish_id, origin_wish_id: wish_id, voter_key: `u:${person.id}` } })
    await db.license_key.create({ data: { ...where, hash: person.id, key_last4: 'abcd' } })
    expect((await get(project, person.id)).data).toMatchObject({
      id: person.id,
      external_id: 'u-8',
      email: null,
      attributes: {},
      license_keys: 1,
      support_requests: 2,
      wishes: 1,
      votes: 1,
    })
  })

  test('404: a person of another project, an unknown one', async () => {
    const theirs = await newEndUser(other)
    for (const id of [theirs.id, nobody, 'x']) {
      expectRefusal(await get(project, id), 'NOT_FOUND')
      expectRefusal(await change(project, id, { name: 'Eve' }), 'NOT_FOUND')
      expectRefusal(await remove(project, id), 'NOT_FOUND')
    }
    expect((await get(other, theirs.id)).data.name).toBeNull()
  })
})

describe('PATCH /api/v1/end-users/{id}', () => {
  test('200: what is not given stays, null takes away, attributes merge key by key', async () => {
    const { id } = await newEndUser(project, {
      external_id: 'u-9',
      email: 'nine@example.com',
      name: 'Nine',
      plan: 'pro',
      attributes: { company: 'Acme', seats: 3, address: { city: 'Ulm' } },
    })
    const { data } = await later(SECOND, () =>
      change(project, id, {
        plan: null,
        email: 'Nine@Other.example',
        attributes: { seats: null, address: { zip: '1' }, tier: 2 },
      }),
    )
    expect(data).toMatchObject({
      external_id: 'u-9',
      email: 'Nine@Other.example',
      name: 'Nine',
      plan: null,
      attributes: { company: 'Acme', address: { zip: '1' }, tier: 2 },
    })
    expect(data.attributes).not.toHaveProperty('seats')
    expect(data.updated_at > data.created_at).toBe(true)
    expect(await recogniseEndUser(project.id, { email: 'nine@other.EXAMPLE' })).toBe(id)
    expect((await list(project, { email: 'nine@example.com' })).data).toEqual([])
    expect((await change(project, id, { attributes: null })).data.attributes).toEqual({})
  })

  test('409: an external id or an address that another person has, in whatever case; their own they keep', async () => {
    const mine = await newProject()
    const ana = await newEndUser(mine, { external_id: 'a', email: 'ana@example.com' })
    const ben = await newEndUser(mine, { external_id: 'b', email: 'ben@example.com' })
    await newEndUser(mine, { email: 'zoe@example.com' })
    expectRefusal(await change(mine, ben.id, { external_id: 'a' }), 'CONFLICT', 'external_id')
    expectRefusal(await change(mine, ben.id, { email: 'ZOE@example.com' }), 'CONFLICT', 'email')
    expectRefusal(await change(mine, ben.id, { email: 'ANA@example.com', external_id: null }), 'CONFLICT', 'email')
    const { data } = await change(mine, ana.id, { external_id: 'a', email: 'Ana@example.com' })
    expect(data.email).toBe('Ana@example.com')
    expect((await get(mine, ben.id)).data).toMatchObject({ external_id: 'b', email: 'ben@example.com' })

    await newEndUser(other, { external_id: 'free', email: 'free@example.com' })
    expect((await change(mine, ben.id, { external_id: 'free', email: 'free@example.com' })).status).toBe(200)
  })

  test('200: an address that another person has, where both have an external id, as when they are minted so', async () => {
    const mine = await newProject()
    await newEndUser(mine, { external_id: 'a', email: 'family@example.com' })
    const ben = await newEndUser(mine, { external_id: 'b', email: 'ben@example.com' })
    expect((await change(mine, ben.id, { email: 'Family@example.com' })).data.email).toBe('Family@example.com')
    const zoe = await newEndUser(mine, { email: 'zoe@example.com' })
    expectRefusal(await change(mine, zoe.id, { email: 'family@example.com' }), 'CONFLICT', 'email')
    expect((await change(mine, zoe.id, { email: 'family@example.com', external_id: 'c' })).status).toBe(200)
    expect((await list(mine, { email: 'family@example.com' })).body.total).toBe(3)
  })

  test('400: a person that nothing would be known of; attributes that have grown too large', async () => {
    const person = await newEndUser(project, { email: 'only@example.com', attributes: { notes: 'x'.repeat(40_000) } })
    expectRefusal(await change(project, person.id, { email: null }), 'VALIDATION_ERROR', 'external_id')
    const more = { attributes: { more: 'x'.repeat(40_000) } }
    expectRefusal(await change(project, person.id, more), 'VALIDATION_ERROR', 'attributes')
    expect((await change(project, person.id, { attributes: { notes: null, ...more.attributes } })).status).toBe(200)
  })

  test('409 for all but one of many who take the same words at once', async () => {
    const mine = await newProject()
    const people = await Promise.all(Array.from({ length: 8 }, () => newEndUser(mine)))
    const body = { external_id: 'wanted', email: 'wanted@example.com' }
    const answers = await Promise.all(people.map(({ id }) => change(mine, id, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(await db.end_user.count({ where: { project_id: mine.id, email_key: 'wanted@example.com' } })).toBe(1)
  })

  test('nobody waits for each other for good, whatever is changed, minted, asked and deleted at once', async () => {
    const mine = await newProject()
    const words = (n: number) => ({ external_id: `u-${n % 3}`, email: `p${n % 4}@example.com` })
    const people = await Promise.all([0, 1, 2].map((n) => newEndUser(mine, words(n))))
    const works = Array.from({ length: 36 }, (_, n) => {
      const { id } = people[n % 3] as { id: string }
      if (n % 4 === 0) return change(mine, id, words(n + 1)).then(({ status }) => status)
      if (n % 4 === 1) return recogniseEndUser(mine.id, words(n)).then(() => 200)
      if (n % 4 === 2) return newRequest(mine, { external_user_id: `u-${n % 3}` }).then(() => 200)
      return n === 35 ? remove(mine, id).then(({ status }) => status) : get(mine, id).then(({ status }) => status)
    })
    const statuses = await Promise.all(works)
    expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([])
  })
})

describe('DELETE /api/v1/end-users/{id}', () => {
  test('200: licences, requests, wishes and votes stay, without the person', async () => {
    const person = await newEndUser(project, { external_id: 'u-gone' })
    const request = await newRequest(project, { external_user_id: 'u-gone' })
    const { Mine: wish_id = '' } = await keepWishes(project, { Mine: { end_user_id: person.id, vote_count: 1 } })
    const where = { project_id: project.id, end_user_id: person.id }
    const licence = await db.license_key.create({ data: { ...where, hash: person.id, key_last4: 'abcd' } })
    const vote = await db.vote.create({
      data: { ...where, wish_id, origin_wish_id: wish_id, voter_key: `u:${person.id}` },
    })
    const { total } = (await list(project)).body

    expect((await remove(project, person.id)).body).toEqual({ success: true })
    expectRefusal(await get(project, person.id), 'NOT_FOUND')
    expectRefusal(await remove(project, person.id), 'NOT_FOUND')
    expect((await list(project)).body.total).toBe(Number(total) - 1)
    const left = await Promise.all([
      db.support_request.findUniqueOrThrow({ where: { id: request.id } }),
      db.wish.findUniqueOrThrow({ where: { id: wish_id } }),
      db.license_key.findUniqueOrThrow({ where: { id: licence.id } }),
      db.vote.findUniqueOrThrow({ where: { id: vote.id } }),
    ])
    expect(left.map(({ end_user_id }) => end_user_id)).toEqual([null, null, null, null])
  })
})
