import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { newProject } from '@/tests/support/seeds'

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
