import { expect, test } from 'vitest'
import { db } from '@/lib/db'
import { deleteWish } from '@/lib/domain/wishes/delete-wish'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { unmergeWish } from '@/lib/domain/wishes/unmerge-wish'
import { expectTrueCounts } from '@/tests/support/counts'
import { hold, untilWaiting } from '@/tests/support/locks'
import { keepWishes, newProject } from '@/tests/support/seeds'

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )

test('undoing the merge of a wish that is deleted meanwhile is NOT_FOUND, wherever the two meet', async () => {
  const project = await newProject()
  for (let round = 0; round < 6; round += 1) {
    const { Here = '' } = await keepWishes(project, { Here: {} })
    const held = await hold('wish', Here)
    const deleted = deleteWish(project.id, Here)
    await untilWaiting()
    const tries = Array.from({ length: 6 }, async () => {
      for (;;) {
        const result = await outcome(unmergeWish(project.id, Here))
        if (result !== 'done') return result
      }
    })
    await held.release()
    await deleted
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['NOT_FOUND']))
  }
})

test('of undoing a merge and deleting the wish at once the counts are true, whoever was first', async () => {
  const project = await newProject()
  for (let round = 0; round < 4; round += 1) {
    const { Here = '', There = '' } = await keepWishes(project, { Here: {}, There: {} })
    await mergeWishes(project.id, Here, There)
    const [undone, deleted] = await Promise.all([
      outcome(unmergeWish(project.id, Here)),
      outcome(deleteWish(project.id, Here)),
    ])
    expect(['done', 'NOT_FOUND']).toContain(undone)
    expect(deleted).toBe('done')
    expect(await db.wish.count({ where: { project_id: project.id, merged_into_id: { not: null } } })).toBe(0)
  }
  await expectTrueCounts(project.id)
})
