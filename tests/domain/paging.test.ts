import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { comments } from '@/lib/contract/comments'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { listComments } from '@/lib/domain/comments/list-comments'
import { listPublicWishes } from '@/lib/domain/wishes/list-public-wishes'
import { listVoters } from '@/lib/domain/wishes/list-voters'
import { keepWishes, minute, newProject, type Project } from '@/tests/support/seeds'

vi.setConfig({ testTimeout: 120_000 })

type Row = { id: string }
type Read = (page: number, per_page: number) => Promise<{ rows: Row[]; total: number }>

/** Every page of a list, one after the other. */
async function pagesOf(read: Read, per_page: number): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { rows } = await read(page, per_page)
    if (rows.length === 0) return ids
    expect(rows.length).toBeLessThanOrEqual(per_page)
    ids.push(...rows.map(({ id }) => id))
  }
}

/** Holds that pages of any length hold each of these once, in one order. */
async function expectEachOnce(read: Read, all: string[], per_page: number): Promise<void> {
  const whole = await read(1, 100)
  expect(whole.total).toBe(all.length)
  const order = whole.rows.map(({ id }) => id)
  expect(order.toSorted()).toEqual(all.toSorted())
  expect(await pagesOf(read, per_page)).toEqual(order)
}

const orders = ['votes', 'created_at', 'updated_at'].flatMap((by) =>
  ['asc', 'desc'].map((order) => [by, order] as const),
)

/** Wishes with few different values in every column that a list is sorted by. */
const tied = fc.array(
  fc.record({ vote_count: fc.nat(2), is_pinned: fc.boolean(), created: fc.nat(2), updated: fc.nat(2) }),
  { minLength: 0, maxLength: 40, size: 'max' },
)

async function keep(
  project: Project,
  rows: { vote_count: number; is_pinned: boolean; created: number; updated: number }[],
) {
  const named = rows.map(({ created, updated, ...row }, n) => [
    `dark ${n}`,
    { ...row, created_at: minute(created), updated_at: minute(updated) },
  ])
  return Object.values(await keepWishes(project, Object.fromEntries(named)))
}

test.each(orders)(
  'sorted by %s %s, pages hold every wish once, however many are alike',
  async (sort_by, sort_order) => {
    await fc.assert(
      fc.asyncProperty(tied, fc.integer({ min: 1, max: 7 }), fc.boolean(), async (rows, per_page, searching) => {
        const project = await newProject()
        const all = await keep(project, rows)
        const query = { project_id: project.id, sort_by, sort_order, ...(searching && { search: 'dark' }) }
        const read: Read = (page, size) => {
          const parsed = wishes.listPublic.query.parse({ ...query, page: String(page), per_page: String(size) })
          return listPublicWishes(project.id, parsed, {})
        }
        await expectEachOnce(read, all, per_page)
      }),
      { numRuns: 6 },
    )
  },
)

test('a search in the order of its ranks pages through every match once', async () => {
  const project = await newProject()
  const all = await keep(
    project,
    Array.from({ length: 37 }, (_, n) => ({ vote_count: n % 3, is_pinned: n % 5 === 0, created: n % 2, updated: 0 })),
  )
  const read: Read = (page, size) => {
    const query = { project_id: project.id, search: 'dark', page: String(page), per_page: String(size) }
    return listPublicWishes(project.id, wishes.listPublic.query.parse(query), {})
  }
  for (const per_page of [1, 4, 10]) await expectEachOnce(read, all, per_page)
})

test('pages of comments and of voters hold each once, though all are of one moment', async () => {
  const project = await newProject()
  const { wish = '' } = await keepWishes(project, { wish: { vote_count: 23, comment_count: 23 } })
  const place = { project_id: project.id, wish_id: wish, origin_wish_id: wish, created_at: minute(0) }
  const each = Array.from({ length: 23 }, (_, n) => n)
  const said = await db.comment.createManyAndReturn({
    data: each.map((n) => ({ ...place, author_type: 'anonymous' as const, content: 'Yes.', is_official: n % 4 === 0 })),
  })
  const cast = await db.vote.createManyAndReturn({ data: each.map((n) => ({ ...place, voter_key: `f:${n}` })) })

  const query = (page: number, size: number) =>
    comments.list.query.parse({ wish_id: wish, page: String(page), per_page: String(size) })
  await expectEachOnce(
    (page, size) => listComments(wish, query(page, size)),
    said.map(({ id }) => id),
    4,
  )
  await expectEachOnce(
    async (page, size) => {
      const { rows, total } = await listVoters(project.id, wish, query(page, size), true)
      return { rows: rows.map(({ id }) => ({ id: id ?? '' })), total }
    },
    cast.map(({ id }) => id),
    4,
  )
})
