import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { categories } from '@/lib/contract/categories'
import { comments } from '@/lib/contract/comments'
import { votes } from '@/lib/contract/votes'
import { WishStatus } from '@/lib/contract/wish-status'
import { wishes } from '@/lib/contract/wishes'
import { setEnv } from '@/lib/env'
import { ask, expectRefusal, send } from '@/tests/support/api'
import { expectTrueCounts } from '@/tests/support/counts'
import { hold, untilWaiting } from '@/tests/support/locks'
import { newCategory, newComment, newProject, newVote, newWish, type Project } from '@/tests/support/seeds'

vi.setConfig({ testTimeout: 120_000 })

type Ids = { wishes: string[]; categories: string[]; comments: string[]; votes: string[] }

/** A project with a few records, which everything that follows is about. */
async function records(project: Project): Promise<Ids> {
  const ids: Ids = { wishes: [], categories: [], comments: [], votes: [] }
  for (const name of ['One', 'Two']) ids.categories.push((await newCategory(project, { name })).id)
  for (let n = 0; n < 4; n += 1) {
    const { id } = await newWish(project, { category_id: ids.categories[n % 2] })
    ids.wishes.push(id)
    ids.votes.push((await newVote(id, 'first')).id)
    const comment = await newComment(id)
    ids.comments.push(comment.id, (await newComment(id, { parent_id: comment.id })).id)
  }
  return ids
}

const doings = fc.array(fc.record({ kind: fc.nat(13), one: fc.nat(7), other: fc.nat(7) }), {
  minLength: 24,
  maxLength: 40,
  size: 'max',
})

/** One request of many kinds, on whichever records its numbers fall. */
function request(project: Project, ids: Ids, { kind, one, other }: { kind: number; one: number; other: number }) {
  const pick = (list: string[], n: number) => list[n % list.length] ?? ''
  const wish = { key: project.key, params: { id: pick(ids.wishes, one) } }
  const category_id = pick(ids.categories, other)
  const comment = { key: project.key, params: { id: pick(ids.comments, one) } }
  const status = WishStatus.options[other % WishStatus.options.length]
  const kinds = [
    () => send(wishes.update, { ...wish, body: { status } }),
    () => send(wishes.update, { ...wish, body: { category_id } }),
    () => send(wishes.update, { ...wish, body: { is_approved: other % 2 === 0, is_pinned: other % 3 === 0 } }),
    () => send(wishes.merge, { ...wish, body: { into: pick(ids.wishes, other) } }),
    () => send(wishes.unmerge, wish),
    () => send(wishes.remove, other === 0 ? wish : { key: project.key, params: { id: category_id } }),
    () =>
      send(wishes.create, {
        key: project.key,
        body: { project_id: project.id, title: 'x', description: 'x', category_id },
      }),
    () => send(categories.remove, { key: project.key, params: { id: category_id } }),
    () => send(categories.update, { key: project.key, params: { id: category_id }, body: { name: `Name ${one}` } }),
    () => send(votes.cast, { body: { wish_id: wish.params.id, fingerprint: `${other}` } }),
    () => send(votes.remove, { params: { voteId: pick(ids.votes, one) } }),
    () =>
      send(comments.create, {
        body: { wish_id: wish.params.id, content: 'x', parent_id: other > 3 ? pick(ids.comments, other) : null },
      }),
    () => send(comments.update, { ...comment, body: { content: 'y' } }),
    () => send(comments.remove, comment),
  ]
  return (kinds[kind % kinds.length] ?? kinds[0])?.()
}

test('whatever eight people do to the same few records at once, nobody is answered a 5xx, and every count stays true', async () => {
  setEnv({ RATE_LIMIT_SCALE: '1000' })
  await fc.assert(
    fc.asyncProperty(doings, async (all) => {
      const project = await newProject()
      const ids = await records(project)
      for (let n = 0; n < all.length; n += 8) {
        const answers = await Promise.all(all.slice(n, n + 8).map((each) => request(project, ids, each)))
        for (const answer of answers) expect(answer?.status, answer?.text).toBeLessThan(500)
      }
      await expectTrueCounts(project.id)
    }),
    { numRuns: 8, endOnFailure: true },
  )
})

test.each([
  ['a wish', wishes.remove, async (project: Project) => (await newWish(project)).id],
  ['a comment', comments.remove, async (project: Project) => (await newComment((await newWish(project)).id)).id],
  ['a category', categories.remove, async (project: Project) => (await newCategory(project)).id],
] as const)('%s that eight delete at once is deleted once', async (_what, endpoint, make) => {
  const project = await newProject()
  const id = await make(project)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask('DELETE', endpoint.path, { key: project.key, params: { id } })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1)
  expect(statuses.every((status) => status === 200 || status === 404)).toBe(true)
  await expectTrueCounts(project.id)
})

test.each([
  ['wish', wishes.update, async (project: Project) => (await newWish(project)).id],
  ['comment', comments.update, async (project: Project) => (await newComment((await newWish(project)).id)).id],
  ['category', categories.update, async (project: Project) => (await newCategory(project)).id],
] as const)('a %s that is deleted while a change to it waits is unknown', async (table, update, make) => {
  const project = await newProject()
  const id = await make(project)
  const held = await hold(table, id)
  const body = { title: 'Changed', name: 'Changed', content: 'Changed' }
  const change = ask('PATCH', update.path, { key: project.key, params: { id }, body })
  await untilWaiting()
  await held.query(`DELETE FROM ${table} WHERE id = $1`, [id])
  await held.release()
  expectRefusal(await change, 'NOT_FOUND')
})

test('a category that is deleted while wishes are put into it takes none with it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const project = await newProject()
    const category = await newCategory(project)
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await newWish(project)).id))
    const answers = await Promise.all([
      ...ids.map((id) => send(wishes.update, { key: project.key, params: { id }, body: { category_id: category.id } })),
      send(categories.remove, { key: project.key, params: { id: category.id } }),
      send(wishes.create, {
        key: project.key,
        body: { project_id: project.id, title: 'x', description: 'x', category_id: category.id },
      }),
    ])
    for (const { status, text } of answers) expect([200, 201, 400], text).toContain(status)
    await expectTrueCounts(project.id)
    expect(
      (await send(wishes.list, { key: project.key, query: { project_id: project.id, category_id: category.id } })).body
        .total,
    ).toBe(0)
  }
})

test('of two categories of one name at once one is made', async () => {
  const project = await newProject()
  const create = (name: string) => send(categories.create, { key: project.key, body: { project_id: project.id, name } })
  const answers = await Promise.all(['Mobile', 'mobile', 'MOBILE', 'Mobile'].map(create))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
})
