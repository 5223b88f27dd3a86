import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db'
import { getEndUser } from '@/lib/domain/end-users/get-end-user'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { castVote } from '@/lib/domain/votes/cast-vote'
import { newRequest } from '@/tests/support/access'
import { visitor } from '@/tests/support/board'
import { expectTrueCounts } from '@/tests/support/counts'
import { keepLicence } from '@/tests/support/seats'
import { newProject, newWish } from '@/tests/support/seeds'

const people = (project_id: string) => db.end_user.findMany({ where: { project_id } })

describe('the same person', () => {
  test.each([
    ['by e-mail address, whatever its case', [{ email: 'Ana@Example.com' }, { email: 'ana@example.COM' }]],
    ['by external id', [{ external_id: 'u-1' }, { external_id: 'u-1', name: 'Ana' }]],
    [
      'by external id, though the address has changed',
      [
        { external_id: 'u-1', email: 'a@example.com' },
        { external_id: 'u-1', email: 'b@example.com' },
      ],
    ],
    [
      'by address, when the external id comes later',
      [{ email: 'ana@example.com' }, { email: 'ana@example.com', external_id: 'u-1' }],
    ],
    [
      'by address, when the external id came before',
      [{ email: 'ana@example.com', external_id: 'u-1' }, { email: 'ana@example.com' }],
    ],
  ])('is recognised %s', async (_how, words) => {
    const { id } = await newProject()
    const ids = []
    for (const each of words) ids.push(await recogniseEndUser(id, each))
    expect(new Set(ids).size).toBe(1)
    expect(await people(id)).toHaveLength(1)
  })

  test('asked for by many at once is one', async () => {
    const { id } = await newProject()
    const words = [
      { email: 'Ana@Example.com' },
      { email: 'ana@example.com', external_id: 'u-1' },
      { email: 'ANA@example.com', external_id: 'u-1', name: 'Ana' },
    ]
    const ids = await Promise.all([...words, ...words, ...words, ...words].map((each) => recogniseEndUser(id, each)))
    expect(new Set(ids).size).toBe(1)
    expect(await people(id)).toMatchObject([{ external_id: 'u-1', email_key: 'ana@example.com' }])
  })

  test('keeps what is not given, and takes what is', async () => {
    const { id } = await newProject()
    await recogniseEndUser(id, { external_id: 'u-1', email: 'Ana@Example.com', name: 'Ana' })
    await recogniseEndUser(id, { external_id: 'u-1', name: null })
    expect(await people(id)).toMatchObject([{ email: 'Ana@Example.com', name: 'Ana' }])
    await recogniseEndUser(id, { external_id: 'u-1', email: 'ana@other.example', name: 'Anna' })
    expect(await people(id)).toMatchObject([
      { email: 'ana@other.example', email_key: 'ana@other.example', name: 'Anna' },
    ])
  })

  test('has plan and attributes, too: given ones overwrite key by key, null takes a key away, absent ones stay', async () => {
    const { id } = await newProject()
    const attributes = { company: 'Acme', seats: 3, address: { city: 'Ulm' } }
    await recogniseEndUser(id, { external_id: 'u-1', plan: 'free', attributes })
    await recogniseEndUser(id, { external_id: 'u-1', plan: null })
    await recogniseEndUser(id, { external_id: 'u-1', plan: 'pro', attributes: { seats: null, address: { zip: '1' } } })
    const [person] = await people(id)
    expect(person).toMatchObject({ plan: 'pro' })
    expect(person?.attributes).toEqual({ company: 'Acme', address: { zip: '1' } })
  })

  test('keeps what each of many at once says of it', async () => {
    const { id } = await newProject()
    await recogniseEndUser(id, { external_id: 'u-1', email: 'ana@example.com' })
    const words = [{ external_id: 'u-1' }, { email: 'ana@example.com' }]
    const said = Array.from({ length: 20 }, (_, n) => ({ ...words[n % 2], attributes: { [`k${n}`]: n } }))
    await Promise.all(said.map((each) => recogniseEndUser(id, each)))
    const [person] = await people(id)
    expect(person?.attributes).toEqual(Object.fromEntries(said.map((_, n) => [`k${n}`, n])))
  })

  test('is not changed by attributes that would grow over 64 KiB or 100 keys', async () => {
    const { id } = await newProject()
    const keys = (from: number) => Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`k${from + n}`, n]))
    await recogniseEndUser(id, {
      external_id: 'u-1',
      name: 'Ana',
      attributes: { ...keys(0), text: 'x'.repeat(40_000) },
    })
    for (const attributes of [keys(60), { more: 'x'.repeat(40_000) }])
      await expect(recogniseEndUser(id, { external_id: 'u-1', name: 'Eve', attributes })).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        details: [{ path: 'end_user.attributes' }],
      })
    expect(await people(id)).toMatchObject([{ name: 'Ana' }])
  })
})

describe('two who turn out to be one', () => {
  const ana = { email: 'Ana@Example.com', name: 'Ana', plan: 'free', attributes: { company: 'Acme', seats: 3 } }
  const named = { external_id: 'u-1', plan: 'pro', attributes: { seats: 5 } }

  test('are one: the named one, whose own words win, with the licences, requests, wishes and votes of both', async () => {
    const project = await newProject()
    const { id: project_id } = project
    const other = await recogniseEndUser(project_id, ana)
    const kept = await recogniseEndUser(project_id, named)
    const licences = [
      await keepLicence(project, { end_user_id: other }),
      await keepLicence(project, { end_user_id: kept }),
    ]
    const request = await newRequest(project)
    await db.support_request.update({ where: { id: request.id }, data: { end_user_id: other } })
    const [first, second] = [await newWish(project), await newWish(project)]
    await db.wish.update({ where: { id: first.id }, data: { end_user_id: other } })
    const cast = (end_user_id: string, wish_id: string, n: number) =>
      castVote({ ...visitor, holder: { project_id, license_key_id: licences[n]?.id ?? '', end_user_id } }, { wish_id })
    await cast(other, first.id, 0)
    await cast(other, second.id, 0)
    await cast(kept, second.id, 1)

    const same = { external_id: 'u-1', email: 'ana@example.com', name: null, attributes: { tier: 2 } }
    expect(await recogniseEndUser(project_id, same)).toBe(kept)
    expect(await people(project_id)).toMatchObject([{ id: kept, name: 'Ana', plan: 'pro', email_key: same.email }])
    expect((await people(project_id))[0]?.attributes).toEqual({ company: 'Acme', seats: 5, tier: 2 })
    expect(await getEndUser(project_id, kept)).toMatchObject({
      license_keys: 2,
      support_requests: 1,
      wishes: 1,
      votes: 2,
    })
    const wishes = await db.wish.findMany({ where: { project_id }, orderBy: { id: 'asc' } })
    expect(wishes.map((wish) => [wish.vote_count, wish.verified_vote_count])).toEqual([
      [1, 1],
      [1, 1],
    ])
    await cast(kept, first.id, 1)
    await expectTrueCounts(project_id)
  })

  test('are one when many find out at once, while they vote', async () => {
    for (let round = 0; round < 4; round += 1) {
      const project = await newProject()
      const { id: project_id } = project
      const end_user_id = await recogniseEndUser(project_id, ana)
      await recogniseEndUser(project_id, named)
      const licence = await keepLicence(project, { end_user_id })
      const made = await Promise.all([1, 2, 3].map(() => newWish(project)))
      const holder = { project_id, license_key_id: licence.id, end_user_id }
      const vote = () => made.map(({ id }) => castVote({ ...visitor, holder }, { wish_id: id }))
      const words = { external_id: 'u-1', email: 'ana@example.com' }
      const ids = Promise.all([1, 2, 3, 4].map(() => recogniseEndUser(project_id, words)))
      await Promise.all([...vote(), ids, ...vote()])
      expect(new Set(await ids).size).toBe(1)
      expect(await people(project_id)).toHaveLength(1)
      expect(await db.vote.count({ where: { project_id } })).toBe(3)
      await expectTrueCounts(project_id)
    }
  })

  test('stay two where each has an external id', async () => {
    const { id } = await newProject()
    await recogniseEndUser(id, { ...ana, external_id: 'u-2' })
    await recogniseEndUser(id, named)
    await recogniseEndUser(id, { external_id: 'u-1', email: 'ana@example.com' })
    expect((await people(id)).map(({ email_key }) => email_key)).toEqual(['ana@example.com', 'ana@example.com'])
  })
})

describe('another person', () => {
  test.each([
    [
      'with another external id, though the address is the same',
      [
        { external_id: 'u-1', email: 'ana@example.com' },
        { external_id: 'u-2', email: 'ana@example.com' },
      ],
    ],
    ['with another address', [{ email: 'ana@example.com' }, { email: 'zoe@example.com' }]],
    ['whose external id is an address', [{ email: 'ana@example.com' }, { external_id: 'ana@example.com' }]],
  ])('is one %s', async (_how, words) => {
    const { id } = await newProject()
    const ids = await Promise.all(words.map((each) => recogniseEndUser(id, each)))
    expect(new Set(ids).size).toBe(2)
  })

  test('is who has the same words in another project', async () => {
    const [one, other] = [await newProject(), await newProject()]
    const person = { external_id: 'u-1', email: 'ana@example.com' }
    expect(await recogniseEndUser(one.id, person)).not.toBe(await recogniseEndUser(other.id, person))
  })
})
