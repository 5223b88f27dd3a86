import { expect, test } from 'vitest'
import { db, transaction } from '@/lib/db'
import { newCategory, newProject, newWish } from '@/tests/support/seeds'

const touch = (id: string) => db.wish.update({ where: { id }, data: { author_name: 'Ana' } })
const touchRaw = (id: string) => db.$executeRaw`UPDATE wish SET author_name = 'Zoë' WHERE id = ${id}::uuid`

test.each([
  ['updates', touch],
  ['raw statements', touchRaw],
])('of two transactions that wait for each other with %s, both are done in the end', async (_how, touch) => {
  const project = await newProject()
  const [one, other] = [(await newWish(project)).id, (await newWish(project)).id]
  let arrived = 0
  let meet = () => {}
  const both = new Promise<void>((done) => {
    meet = done
  })
  const run = (first: string, second: string) => {
    let tries = 0
    return transaction(async () => {
      tries += 1
      await touch(first)
      arrived += 1
      if (arrived === 2) meet()
      await both
      await touch(second)
      return tries
    })
  }
  const tries = await Promise.all([run(one, other), run(other, one)])
  expect(Math.max(...tries)).toBeGreaterThan(1)
})

test('what throws leaves nothing behind, and what is called within it neither', async () => {
  const project = await newProject()
  const { id } = await newWish(project)
  const failing = transaction(async () => {
    await touch(id)
    await transaction(() => touchRaw(id))
    throw new Error('Changed my mind.')
  })
  await expect(failing).rejects.toThrow('Changed my mind.')
  expect((await db.wish.findUniqueOrThrow({ where: { id } })).author_name).toBe('Acme')
})

test('outside sees nothing of it before its end', async () => {
  const project = await newProject()
  const { id } = await newCategory(project)
  let look = () => {}
  const looked = new Promise<void>((done) => {
    look = done
  })
  const running = transaction(async () => {
    await db.category.update({ where: { id }, data: { name: 'Changed' } })
    await looked
  })
  expect((await db.category.findUniqueOrThrow({ where: { id } })).name).toBe('Mobile')
  look()
  await running
  expect((await db.category.findUniqueOrThrow({ where: { id } })).name).toBe('Changed')
})
