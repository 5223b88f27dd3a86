import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { Priority } from '@/lib/contract/fields'
import { WishStatus } from '@/lib/contract/wish-status'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { createCategory } from '@/lib/domain/categories/create-category'
import { deleteCategory } from '@/lib/domain/categories/delete-category'
import { recount } from '@/lib/domain/maintenance/recount'
import { countRecords } from '@/lib/domain/tally/count-records'
import { castVote } from '@/lib/domain/votes/cast-vote'
import { createWish } from '@/lib/domain/wishes/create-wish'
import { deleteWish } from '@/lib/domain/wishes/delete-wish'
import { listWishes } from '@/lib/domain/wishes/list-wishes'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { unmergeWish } from '@/lib/domain/wishes/unmerge-wish'
import { updateWish } from '@/lib/domain/wishes/update-wish'
import { AppError } from '@/lib/errors'
import { visitor } from '@/tests/support/board'
import { expectTrueCounts } from '@/tests/support/counts'
import { newLicenseKey } from '@/tests/support/license-keys'
import { hold, untilWaiting } from '@/tests/support/locks'
import { newProject, newWish } from '@/tests/support/seeds'
import { newEvent, newWebhook } from '@/tests/support/webhooks'

vi.setConfig({ testTimeout: 120_000 })

const which = fc.nat(99)
const category = fc.option(fc.nat(2))
const changes = fc.record(
  {
    status: fc.constantFrom(...WishStatus.options),
    priority: fc.option(fc.constantFrom(...Priority.options)),
    is_pinned: fc.boolean(),
    is_approved: fc.boolean(),
    category,
  },
  { requiredKeys: [] },
)

type Changes = {
  status?: WishStatus
  priority?: Priority | null
  is_pinned?: boolean
  is_approved?: boolean
  category?: number | null
}
type Doing =
  | { do: 'create'; changes: Changes }
  | { do: 'update'; which: number; changes: Changes }
  | { do: 'merge'; which: number; into: number }
  | { do: 'delete' | 'unmerge' | 'delete category'; which: number }

const doing = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('create'), changes }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('update'), which, changes }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge'), which, into: which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('delete', 'delete', 'unmerge', 'delete category'), which }) },
) as fc.Arbitrary<Doing>

/** Does one of them in a project, on whichever record its numbers fall. */
async function run(project_id: string, doing: Doing): Promise<unknown> {
  const orderBy = { id: 'asc' } as const
  const there = await db.wish.findMany({ where: { project_id }, orderBy, select: { id: true } })
  const categories = await db.category.findMany({ where: { project_id }, orderBy, select: { id: true } })
  const one = (rows: { id: string }[], n: number) =>
    rows[n % Math.max(rows.length, 1)]?.id ?? '00000000-0000-4000-8000-000000000000'
  const given = ({ category, ...rest }: Changes) => ({
    ...rest,
    ...(category !== undefined && {
      category_id: category === null || categories.length === 0 ? null : one(categories, category),
    }),
  })
  switch (doing.do) {
    case 'create':
      return createWish(
        wishes.create.body.parse({ ...given(doing.changes), project_id, title: 'A wish', description: 'Please.' }),
      )
    case 'update':
      return updateWish(project_id, one(there, doing.which), given(doing.changes))
    case 'delete':
      return deleteWish(project_id, one(there, doing.which))
    case 'merge':
      return mergeWishes(project_id, one(there, doing.which), one(there, doing.into))
    case 'unmerge':
      return unmergeWish(project_id, one(there, doing.which))
    case 'delete category':
      return deleteCategory(project_id, one(categories, doing.which))
  }
}

/** A refusal that a person would be told is no failure. */
async function attempt(project_id: string, doing: Doing): Promise<void> {
  try {
    await run(project_id, doing)
  } catch (error) {
    if (!(error instanceof AppError) || !/^(NOT_FOUND|CONFLICT|VALIDATION_ERROR)$/.test(error.code)) throw error
  }
}

async function projectWithCategories() {
  const project = await newProject()
  for (const name of ['One', 'Two', 'Three'])
    await createCategory({ project_id: project.id, name, icon: null, description: null })
  return project
}

describe('the numbers kept beside the rows', () => {
  test('are true after any changes, and counting anew changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { maxLength: 25, size: 'max' }), async (doings) => {
        const { id } = await projectWithCategories()
        for (const each of doings) await attempt(id, each)
        await expectTrueCounts(id)
      }),
      { numRuns: 8 },
    )
  })

  test('are true after eight changes at a time, none of which fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { maxLength: 40, size: 'max' }), async (doings) => {
        const { id } = await projectWithCategories()
        for (let n = 0; n < doings.length; n += 8)
          await Promise.all(doings.slice(n, n + 8).map((each) => attempt(id, each)))
        await expectTrueCounts(id)
      }),
      { numRuns: 8, endOnFailure: true },
    )
  })

  test('are the totals of every filtered list', async () => {
    const { id } = await projectWithCategories()
    for (const each of fc.sample(doing, 40)) await attempt(id, each)
    const all = await db.wish.findMany({ where: { project_id: id } })
    for (const status of WishStatus.options)
      for (const priority of [undefined, ...Priority.options])
        for (const is_approved of [undefined, 'true', 'false']) {
          const query = wishes.list.query.parse({ project_id: id, status, priority, is_approved, per_page: '1' })
          const meant = all.filter(
            (wish) =>
              wish.status === status &&
              wish.merged_into_id === null &&
              (!priority || wish.priority === priority) &&
              (!is_approved || String(wish.is_approved) === is_approved),
          )
          expect((await listWishes(id, query)).total).toBe(meant.length)
        }
  })
})

describe('recount', () => {
  test('mends what is wrong, of that project alone', async () => {
    const [project, other] = [await newProject(), await newProject()]
    for (const each of [project, other]) {
      const { id } = await newWish(each)
      await castVote(visitor, { wish_id: id, fingerprint: 'mine' })
      await db.wish.update({ where: { id }, data: { vote_count: 77, comment_count: 7 } })
      await db.wish_tally.updateMany({ where: { project_id: each.id }, data: { count: 9 } })
      await db.roadmap_column.updateMany({ where: { project_id: each.id }, data: { item_count: 7 } })
    }
    await recount(project.id)
    await expectTrueCounts(project.id)
    expect(await db.wish.findFirst({ where: { project_id: other.id } })).toMatchObject({ vote_count: 77 })
  })

  test('mends how many records there are, of every kind, and makes up for those that were never counted', async () => {
    const [project, other] = [await newProject(), await newProject()]
    for (const each of [project, other]) await newLicenseKey(each, { end_user: { email: 'ana@example.com' } })
    const webhook = await newWebhook(project, 'https://example.com/hook')
    for (const kid of ['a', 'b', 'c']) await newEvent(project, kid)
    const [first, second] = await db.webhook_delivery.findMany({ where: { project_id: project.id } })
    await db.webhook_delivery.update({ where: { id: first?.id ?? '' }, data: { state: 'delivered' } })
    await db.webhook_delivery.update({ where: { id: second?.id ?? '' }, data: { state: 'failed' } })

    const tallied = async (project_id: string) =>
      Object.fromEntries(
        (await db.record_tally.findMany({ where: { project_id } })).map(({ kind, owner, count }) => [
          owner === project_id ? kind : `${kind} of ${owner}`,
          count,
        ]),
      )
    const before = await tallied(project.id)
    expect(before).toEqual({
      license_key: 1,
      end_user: 1,
      audit_log: await db.audit_log.count({ where: { project_id: project.id } }),
      [`webhook_delivery of ${webhook.id}`]: 3,
      ...Object.fromEntries(
        ['pending', 'delivered', 'failed'].map((state) => [`webhook_delivery_${state} of ${webhook.id}`, 1]),
      ),
    })
    expect(before.audit_log).toBeGreaterThan(0)

    const kinds = Object.keys(before).map((name) => name.split(' ')[0] ?? '')
    for (const kind of kinds) {
      await db.record_tally.updateMany({ where: { project_id: project.id, kind }, data: { count: 77 } })
      await recount(project.id)
      expect(await tallied(project.id), kind).toEqual(before)
    }
    await db.record_tally.deleteMany({ where: { project_id: project.id } })
    await db.record_tally.updateMany({ where: { project_id: other.id }, data: { count: 77 } })
    await recount(project.id)
    expect(await tallied(project.id)).toEqual(before)
    expect((await tallied(other.id)).license_key).toBe(77)
    await recount()
    expect((await tallied(other.id)).license_key).toBe(1)
  })

  test('while records are made, it loses none', async () => {
    const project = await newProject()
    const made = Array.from({ length: 12 }, () => newLicenseKey(project))
    await Promise.all([...made, recount(project.id), recount(project.id), recount()])
    await expectTrueCounts(project.id)
    expect(await countRecords('license_key', project.id)).toBe(12)
  })

  test('loses no vote that comes in while it waits', async () => {
    const project = await newProject()
    const { id } = await newWish(project)
    await db.wish.update({ where: { id }, data: { vote_count: 77 } })
    const held = await hold('wish', id)
    const counting = recount(project.id)
    await untilWaiting()
    await held.query(
      `INSERT INTO vote (id, project_id, wish_id, origin_wish_id, voter_key) VALUES (gen_random_uuid(), $1, $2, $2, 'f:late')`,
      [project.id, id],
    )
    await held.query('UPDATE wish SET vote_count = vote_count + 1 WHERE id = $1', [id])
    await held.release()
    await counting
    await expectTrueCounts(project.id)
  })

  test('while votes come in, it loses none', async () => {
    for (let round = 0; round < 5; round += 1) {
      const project = await newProject()
      const { id } = await newWish(project)
      await db.wish.update({ where: { id }, data: { vote_count: 77 } })
      const votes = Array.from({ length: 30 }, (_, n) => castVote(visitor, { wish_id: id, fingerprint: `${n}` }))
      await Promise.all([...votes, recount(project.id)])
      expect((await db.wish.findUniqueOrThrow({ where: { id } })).vote_count).toBe(30)
    }
  })
})
