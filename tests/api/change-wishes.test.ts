import { describe, expect, test } from 'vitest'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { changeWishes } from '@/lib/domain/wishes/change-wishes'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { updateWish } from '@/lib/domain/wishes/update-wish'
import { expectRefusal, send } from '@/tests/support/api'
import { logOf } from '@/tests/support/audit'
import { expectTrueCounts } from '@/tests/support/counts'
import { columnsOf, newColumn, standingOf } from '@/tests/support/roadmap'
import {
  keepWishes,
  newCategory,
  newProject,
  newSuggestion,
  newWish,
  nobody,
  type Project,
  wishNow,
} from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

const change = ({ id, key }: Project, body: Fields) =>
  send(wishes.updateMany, { key, body: { project_id: id, ...body } })

/** A project with three wishes, by their titles. */
async function three(fields: Fields = {}) {
  const project = await newProject()
  const kept = await keepWishes(project, { A: fields, B: fields, C: fields })
  return { project, ids: ['A', 'B', 'C'].map((title) => kept[title] ?? '') }
}

const told = ({ id }: Project) =>
  db.status_notice.findMany({ where: { project_id: id }, select: { wish_id: true, status: true } })

describe('PATCH /api/v1/wishes', () => {
  test('200: the wishes as they are now, in the order asked for; cards, counters and the log follow', async () => {
    const { project, ids } = await three()
    const category = await newCategory(project)
    const asked = [ids[2], ids[0]] as [string, string]
    const answer = await change(project, { ids: asked, status: 'completed', category_id: category.id, is_pinned: true })
    expect(answer.status).toBe(200)
    expect(answer.data).toEqual(await Promise.all(asked.map((id) => wishNow(project, id))))
    for (const wish of answer.data)
      expect(wish).toMatchObject({ status: 'completed', category_id: category.id, is_pinned: true })
    expect(answer.data.every(({ completed_at }) => completed_at !== null)).toBe(true)

    expect((await standingOf(project)).Completed?.toSorted()).toEqual(['A', 'C'])
    expect((await db.category.findUniqueOrThrow({ where: { id: category.id } })).wish_count).toBe(2)
    await expectTrueCounts(project.id)
    const log = await logOf(answer)
    expect(log.map(({ record_type, record_id }) => [record_type, record_id]).toSorted()).toEqual(
      asked.map((id) => ['wish', id]).toSorted(),
    )
    expect(log[0]).toMatchObject({ action: 'wishes.updateMany', before: { status: 'pending' } })
    expect(await wishNow(project, ids[1] ?? '')).toMatchObject({ status: 'pending', is_pinned: false })
  })

  test('200: with `each`, every wish gets its own: a second call undoes the first', async () => {
    const { project, ids } = await three()
    const [a = '', b = '', c = ''] = ids
    const { id: category_id } = await newCategory(project)
    await change(project, {
      each: [
        { id: a, status: 'planned', category_id },
        { id: b, status: 'completed' },
      ],
    })
    const before = await Promise.all(ids.map((id) => wishNow(project, id)))
    const standing = await standingOf(project)

    await change(project, { ids, status: 'declined', category_id: null, is_approved: false, notify: false })
    expect(await standingOf(project)).toEqual({ Planned: [], 'In Progress': [], Completed: [] })
    const each = before.map(({ id, status, category_id, is_approved }) => ({ id, status, category_id, is_approved }))
    const undone = await change(project, { each, notify: false })
    const plain = (rows: typeof before) =>
      rows.map(({ updated_at, completed_at, ...row }) => ({ ...row, is_completed: completed_at !== null }))
    expect(plain(undone.data)).toEqual(plain(before))
    expect(await standingOf(project)).toEqual(standing)
    expect(c).toBe(undone.data[2]?.id)
    await expectTrueCounts(project.id)
  })

  test('200: whoever follows is told of each new status, unless `notify` is false; what stays tells nobody', async () => {
    const { project, ids } = await three()
    const [a = '', b = '', c = ''] = ids
    await change(project, { ids: [a], status: 'planned', notify: false })
    expect(await told(project)).toEqual([])
    await change(project, { ids: [a, b], status: 'planned' })
    expect(await told(project)).toEqual([{ wish_id: b, status: 'planned' }])
    await change(project, { ids, is_pinned: true })
    expect(await told(project)).toHaveLength(1)
    await change(project, { ids: [b, c], status: 'declined', notify: false })
    expect(await told(project)).toEqual([])
  })

  test('200: suggestions are let in together', async () => {
    const project = await newProject({ wish_moderation: true })
    const waiting = [await newSuggestion(project), await newSuggestion(project)].map(({ id }) => id)
    const visible = async () => (await send(wishes.listPublic, { query: { project_id: project.id } })).body.total
    expect(await visible()).toBe(0)
    await change(project, { ids: waiting, is_approved: true })
    expect(await visible()).toBe(2)
  })

  test('200: as one change does, a new status also goes past the limit of a column', async () => {
    const { project, ids } = await three()
    const { planned } = await columnsOf(project)
    await db.roadmap_column.update({ where: { id: planned.id }, data: { wip_limit: 1 } })
    await change(project, { ids, status: 'planned' })
    expect((await columnsOf(project)).planned.item_count).toBe(3)
  })

  test('400: a wish that the project does not have, by its place; nothing is changed', async () => {
    const { project, ids } = await three()
    const foreign = await newWish(await newProject())
    const answer = await change(project, { ids: [ids[0], nobody, ids[1], foreign.id], status: 'planned' })
    expectRefusal(answer, 'VALIDATION_ERROR', 'ids.1', 'ids.3')
    const each = await change(project, { each: [{ id: nobody, status: 'planned' }] })
    expectRefusal(each, 'VALIDATION_ERROR', 'each.0.id')
    for (const id of ids) expect((await wishNow(project, id)).status).toBe('pending')
    expect((await wishNow({ ...project, key: project.key }, ids[0] ?? '')).status).toBe('pending')
  })

  test.each<[string, (ids: string[]) => Fields, string]>([
    ['neither ids nor each', () => ({ status: 'planned' }), 'ids'],
    ['both', (ids) => ({ ids, each: ids.map((id) => ({ id })) }), 'ids'],
    ['no id', () => ({ ids: [] }), 'ids'],
    ['too many', () => ({ ids: Array.from({ length: 101 }, () => crypto.randomUUID()) }), 'ids'],
    ['one twice', ([id]) => ({ ids: [id, id] }), 'ids'],
    ['a broken id', ([id]) => ({ ids: [id, 'dark-mode'] }), 'ids.1'],
    ['an unknown status', (ids) => ({ ids, status: 'done' }), 'status'],
    ['a category of nobody', (ids) => ({ ids, category_id: nobody }), 'category_id'],
    ['one of nobody for one', ([id]) => ({ each: [{ id, category_id: nobody }] }), 'each.0.category_id'],
  ])('400: %s', async (_what, body, path) => {
    const { project, ids } = await three()
    expectRefusal(await change(project, body(ids)), 'VALIDATION_ERROR', path)
  })

  test('409: a merged wish, by its place; nothing is changed', async () => {
    const { project, ids } = await three()
    const [a = '', b = '', c = ''] = ids
    await mergeWishes(project.id, b, c)
    expectRefusal(await change(project, { ids: [a, b], status: 'planned' }), 'CONFLICT', 'ids.1')
    expect((await wishNow(project, a)).status).toBe('pending')
  })

  test('403: a key that may only read', async () => {
    const { project, ids } = await three()
    expectRefusal(await change({ ...project, key: project.readKey }, { ids, status: 'planned' }), 'FORBIDDEN')
  })
})

test('changes of the same wishes in any order, merges and single changes race: all succeed or are refused, and every count is true', async () => {
  const project = await newProject()
  await newColumn(project, { name: 'Declined', status: 'declined' })
  const titles = Array.from({ length: 12 }, (_, n) => `${n}`)
  const ids = Object.values(await keepWishes(project, Object.fromEntries(titles.map((title) => [title, {}]))))
  const { id: category_id } = await newCategory(project)
  const statuses = ['planned', 'in_progress', 'completed', 'declined', 'under_review'] as const
  const settled = await Promise.allSettled(
    statuses.flatMap((status, n) => [
      changeWishes({ project_id: project.id, ids: n % 2 ? ids : ids.toReversed(), status, category_id }),
      changeWishes({ project_id: project.id, ids: ids.slice(n, n + 6), is_approved: n % 2 === 0, is_pinned: true }),
      updateWish(project.id, ids[n] ?? '', { status: 'planned' }),
    ]),
  )
  expect(settled.filter(({ status }) => status === 'rejected')).toEqual([])
  await expectTrueCounts(project.id)
  const rows = await db.wish.findMany({ where: { project_id: project.id, is_approved: true } })
  const standing = await db.roadmap_item.count({ where: { project_id: project.id, is_shown: true } })
  expect(standing).toBe(rows.filter(({ status }) => !['pending', 'under_review'].includes(status)).length)
})
